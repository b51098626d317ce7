import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allCombinations, pairwise } from './support/combinations.ts'

describe('combinations of a sweep', () => {
  it('are all products in a full run', () => {
    expect(allCombinations({ language: ['de', 'ar'], width: [320, 1440] })).toEqual([
      { language: 'de', width: 320 },
      { language: 'de', width: 1440 },
      { language: 'ar', width: 320 },
      { language: 'ar', width: 1440 },
    ])
  })

  it('contain every pair of values of two dimensions, and not much more', () => {
    const dimensions = {
      page: ['/', '/shop', '/cart', '/checkout', '/about'],
      language: ['en', 'de', 'fr', 'ar'],
      width: [320, 390, 1440],
      scheme: ['light', 'dark'],
    }
    const rows = pairwise(dimensions)
    expect(allCombinations(dimensions)).toHaveLength(120)
    // No fewer than the two largest dimensions require.
    expect(rows.length).toBeGreaterThanOrEqual(20)
    expect(rows.length).toBeLessThanOrEqual(24)
    expect(pairwise(dimensions)).toEqual(rows)
  })

  it('cover all pairs of any dimensions with different rows', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(sizes, sizes => {
        const dimensions = Object.fromEntries(
          sizes.map((size, at) => [`d${at}`, Array.from({ length: size }, (_, value) => value)]),
        )
        const rows = pairwise(dimensions)
        const all = allCombinations(dimensions)
        expect(rows.length).toBeLessThanOrEqual(all.length)
        expect(new Set(rows.map(row => JSON.stringify(row))).size).toBe(rows.length)
        const names = Object.keys(dimensions)
        for (const wanted of all) {
          for (const a of names) {
            for (const b of names) {
              expect(rows.some(row => row[a] === wanted[a] && row[b] === wanted[b])).toBe(true)
            }
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  it('are the values themselves for a single dimension', () => {
    expect(pairwise({ width: [320, 390] })).toEqual([{ width: 320 }, { width: 390 }])
  })
})
