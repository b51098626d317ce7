import { expect, it } from 'vitest'
import type { PageItem } from '#pages/schema'
import { toTree } from './to-tree.ts'

const page = (path: string) => ({ id: path, path }) as PageItem
const pages = ['/journal/b', '/', '/journal', '/about', '/journal/a', '/lost/deep/x'].map(page)
const show = (closed: string[] = []) =>
  toTree(pages, new Set(closed)).map(row => `${row.level} ${row.page.path}`)

it('nests pages by path and puts the home page first', () => {
  expect(show()).toEqual([
    '1 /',
    '1 /about',
    '1 /journal',
    '2 /journal/a',
    '2 /journal/b',
    '1 /lost/deep/x',
  ])
})

it('omits rows of a collapsed branch', () => {
  expect(show(['/journal'])).toEqual(['1 /', '1 /about', '1 /journal', '1 /lost/deep/x'])
})
