import { expect, it } from 'vitest'
import { createTermArena } from './term-arena.ts'

it('SH-5 keeps terms when a number needs more than 16 bits, and after compaction', () => {
  const arena = createTermArena()
  const terms = [...Array(20).keys()]
  for (let product = 0; product < 3000; product++) arena.set(product, terms, [[21], [22, 23]])
  expect(arena.cells).toBeInstanceOf(Uint16Array)
  arena.set(3000, [65_536], [[65_535], []])
  expect(arena.cells).toBeInstanceOf(Uint32Array)
  const read = (product: number) => [[...arena.termsOf(product)], arena.variantsOf(product)]
  expect(read(3000)).toEqual([
    [65_535, 65_536],
    [[65_535], []],
  ])
  for (let product = 0; product < 2900; product++) arena.set(product, [1], [])
  expect(read(2899)).toEqual([[1], []])
  expect(read(2900)).toEqual([
    [21, 22, 23, ...terms],
    [[21], [22, 23]],
  ])
})
