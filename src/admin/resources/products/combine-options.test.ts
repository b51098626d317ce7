import { expect, it } from 'vitest'
import type { ProductOption } from '#shop/schema'
import { addVariants, countCombinations, missingCombinations } from './combine-options.ts'

const option = (key: string, count: number): ProductOption => ({
  key,
  name: key,
  values: Array.from({ length: count }, (_, n) => `${key}${n}`),
  variation: true,
  visible: true,
})

it('SH-4 adds missing combinations in the order of the values and keeps existing ones', () => {
  const options = [option('size', 2), option('finish', 2)]
  const all = addVariants([], missingCombinations(options, []) ?? [])
  expect(all.map(one => Object.values(one.options).join())).toEqual([
    ...['size0,finish0', 'size0,finish1', 'size1,finish0', 'size1,finish1'],
  ])
  const some = all.slice(1, 2)
  const again = addVariants(some, missingCombinations(options, some) ?? [])
  expect(again[0]).toBe(all[1])
  expect(again).toHaveLength(4)
})

it('SH-4 refuses 160,000 combinations without computing them', () => {
  const options = Array.from({ length: 4 }, (_, n) => option(`o${n}`, 20))
  expect(countCombinations(options)).toBe(160_000)
  expect(missingCombinations(options, [])).toBeUndefined()
})

it('SH-4 refuses combinations that exceed the limit together with existing variants', () => {
  const variants = addVariants([], missingCombinations([option('size', 400)], []) ?? [])
  expect(missingCombinations([option('finish', 100)], variants.slice(0, 400))).toHaveLength(100)
  expect(missingCombinations([option('finish', 101)], variants.slice(0, 400))).toBeUndefined()
})
