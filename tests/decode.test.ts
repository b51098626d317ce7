import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { decodePercent, readablePath } from '#base'

const SOURCE = join(import.meta.dirname, '../src')

it('decodes valid sequences and keeps the rest', () => {
  expect(decodePercent('a%20b')).toBe('a b')
  expect(readablePath('/t%C3%B6pfe%2F')).toBe('/töpfe%2F')
  for (const text of ['%', '100%', '%E0%A4%A']) {
    expect(decodePercent(text)).toBe(text)
    expect(readablePath(text)).toBe(text)
  }
})

/** The second is a copy for the core script, which shares no files. */
const DECODERS = [join('base', 'percent.ts'), join('visitor', 'hash.ts')]

it('only base decodes percent signs, because `decodeURI` throws on visitors’ input', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  const found = files
    .filter(file => /\.tsx?$/.test(file) && !DECODERS.includes(file))
    .filter(file => /\bdecodeURI/.test(readFileSync(join(SOURCE, file), 'utf8')))
  expect(found).toEqual([])
})
