import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findIcons } from './find-icons.ts'
import { germanWords } from './german-words.ts'
import { parseIconTable } from './icon-table.ts'

const file = new URL('../../design/icons/icons.txt', import.meta.url)
const icons = parseIconTable(readFileSync(file, 'utf8'))
const found = (query: string) => findIcons(icons, query).map(({ name }) => name)

it('without a query shows all', () => {
  expect(icons.length).toBeGreaterThan(1900)
  expect(found('  ')).toHaveLength(icons.length)
})

it('finds by name, by a part of it and by words, the nearest first', () => {
  expect(found('truck')[0]).toBe('truck')
  expect(found('arrow left').slice(0, 3)).toContain('arrow-left')
  expect(found('delivery')).toContain('truck')
  expect(found('instag')).toEqual(['brand-instagram'])
  expect(found('no such thing')).toEqual([])
})

it('finds by German words, from their third letter on', () => {
  expect(found('Pfeil links')).toContain('arrow-left')
  expect(found('Brief')[0]).toBe('mail')
  expect(found('lieferw')).toContain('truck')
})

it('every German word finds something', () => {
  const without = Object.keys(germanWords).filter(word => found(word).length === 0)
  expect(without).toEqual([])
})
