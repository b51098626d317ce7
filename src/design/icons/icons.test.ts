import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawnBrands, simpleIcons } from './brands.ts'
import { toPath } from './to-path.ts'

const table = readFileSync(new URL('icons.txt', import.meta.url), 'utf8')
const lines = table.split('\n').filter(line => line.includes('\t'))
const names = lines.map(line => line.split('\t')[0] ?? '')

it('the file holds every mark, and icons by names that documents may hold', () => {
  const known = new Set(names)
  expect(known.size).toBeGreaterThan(1600)
  for (const name of Object.keys({ ...simpleIcons, ...drawnBrands })) {
    expect(known.has(`brand-${name}`), name).toBe(true)
  }
  expect(names.filter(name => !/^[a-z0-9-]{1,60}$/.test(name))).toEqual([])
  expect(known.size).toBe(lines.length)
  expect(lines.filter(line => !/^[^\t]+\tM[^\t<>"&]+\t[^\t]+$/.test(line))).toEqual([])
})

it('the icon file contains the licenses of its sources', () => {
  expect(table.slice(0, 200)).toContain('ISC')
  expect(readFileSync(new URL('LICENSE-lucide', import.meta.url), 'utf8')).toContain('ISC License')
})

it('every element of a drawing becomes a part of one path', () => {
  expect(toPath([['circle', { cx: '12', cy: '12', r: '2' }]])).toBe(
    'M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z',
  )
  expect(toPath([['rect', { x: '2', y: '3', width: '8', height: '4' }]])).toBe('M2 3h8v4h-8z')
  expect(toPath([['rect', { x: '2', y: '2', width: '8', height: '8', rx: '1' }]])).toBe(
    'M3 2h6a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1z',
  )
  expect(toPath([['line', { x1: '1', y1: '2', x2: '3', y2: '4' }]])).toBe('M1 2L3 4')
  expect(toPath([['polygon', { points: '1 2 3 4 5 6' }]])).toBe('M1 2 3 4 5 6Z')
  // A move relative to the end of the previous shape would shift everything after it.
  const moves = ['m14 12 4 4', 'm-.5.5V3', 'm1-2 3-4', 'M1 2h3'].map(d => ['path', { d }] as const)
  expect(toPath(moves.map(([name, attributes]) => [name, attributes]))).toBe(
    'M14 12l4 4M-.5 .5V3M1 -2l3-4M1 2h3',
  )
})
