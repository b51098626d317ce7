import { expect, test } from 'vitest'
import { type SitemapItem, toPlace, toTree } from './tree.ts'

const rows = ['/', '/z', '/a', '/a/b/c', '/z/y', '/a/b', '/n/m'].map(path => ({
  title: path,
  href: path,
  place: toPlace(path),
}))
const show = (items: readonly SitemapItem[]): unknown[] =>
  items.map(({ title, children }) => (children.length > 0 ? [title, show(children)] : title))

test('pages lie below the nearest page that is shown, in their order', () => {
  expect(show(toTree(rows, 8))).toEqual([
    '/',
    ['/z', ['/z/y']],
    ['/a', [['/a/b', ['/a/b/c']]]],
    '/n/m',
  ])
})

test('limits the levels', () => {
  expect(show(toTree(rows, 1))).toEqual(['/', '/z', '/a', '/n/m'])
  expect(show(toTree(rows, 2))).toEqual(['/', ['/z', ['/z/y']], ['/a', ['/a/b']], '/n/m'])
  expect(toTree([], 3)).toEqual([])
})
