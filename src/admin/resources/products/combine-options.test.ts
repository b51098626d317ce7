import { expect, it } from 'vitest'
import type { ProductOption } from '#shop/schema'
import { combineOptions, MAX_VARIANTS } from './combine-options.ts'

const option = (key: string, count: number): ProductOption => ({
  key,
  name: key,
  values: Array.from({ length: count }, (_, n) => `${key}${n}`),
  variation: true,
  visible: true,
})

it('adds missing combinations in the order of the values and keeps existing ones', () => {
  const options = [option('size', 2), option('finish', 2)]
  const all = combineOptions(options, [])
  expect(all.map(one => Object.values(one.options).join())).toEqual([
    ...['size0,finish0', 'size0,finish1', 'size1,finish0', 'size1,finish1'],
  ])
  const [, second] = all
  const again = combineOptions(options, second ? [second] : [])
  expect(again[0]).toBe(second)
  expect(again).toHaveLength(4)
})

it('limits the number of combinations to the size of the grid', () => {
  const options = Array.from({ length: 8 }, (_, n) => option(`o${n}`, 40))
  const all = combineOptions(options, [])
  expect(all).toHaveLength(MAX_VARIANTS)
  expect(combineOptions(options, all)).toHaveLength(MAX_VARIANTS)
})
