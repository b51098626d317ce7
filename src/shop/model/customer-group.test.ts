import { expect, it } from 'vitest'
import { shareFor } from './customer-group.ts'

it('SH-4 takes the largest share of a group for the product and its categories', () => {
  const group = {
    ppm: 50_000,
    categories: [
      { category: 'a', ppm: 200_000 },
      { category: 'b', ppm: 10_000 },
    ],
  }
  expect(shareFor(group, new Set())).toBe(50_000)
  expect(shareFor(group, new Set(['b']))).toBe(50_000)
  expect(shareFor(group, new Set(['a', 'b']))).toBe(200_000)
})
