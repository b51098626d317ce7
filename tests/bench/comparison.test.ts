import { describe, expect, it } from 'vitest'
import { compareRounds, compareValues } from '../../bench/compare/comparison.ts'
import type { Figure } from '../../bench/report.ts'

describe('comparison of rounds', () => {
  it('marks a difference beyond the noise', () => {
    const slower = compareRounds([10, 10.4], [13, 13.2], false)
    expect(slower).toMatchObject({ verdict: 'worse', before: 10.2, after: 13.1 })
    expect(slower.ratio).toBeCloseTo(1.284, 3)
    expect(slower.noise).toBeCloseTo(0.0196, 3)
    expect(compareRounds([13, 13.2], [10, 10.4], false).verdict).toBe('better')
  })

  it('reverses the verdict if higher is better', () => {
    expect(compareRounds([100, 101], [200, 203], true).verdict).toBe('better')
    expect(compareRounds([200, 203], [100, 101], true).verdict).toBe('worse')
  })

  it('does not mark overlapping rounds, differences within the noise, and tiny ones', () => {
    expect(compareRounds([10, 15], [14, 19], false).verdict).toBe('same')
    expect(compareRounds([8, 12], [12.1, 13], false).verdict).toBe('same')
    expect(compareRounds([10, 10], [10.2, 10.2], false).verdict).toBe('same')
    expect(compareRounds([0, 0], [0, 0], false)).toMatchObject({ ratio: 1, noise: 0 })
  })

  it('compares figures of the same name and ignores others', () => {
    const figure = (what: string, value: number): Figure => ({ what, value, unit: '/s' })
    const before = [[figure('orders', 100), figure('old', 1)], [figure('orders', 102)]]
    const after = [[figure('orders', 300), figure('new', 1)], [figure('orders', 306)]]
    expect(compareValues(before, after)).toMatchObject([
      { what: 'orders', unit: '/s', before: 101, after: 303, ratio: 3, verdict: 'better' },
    ])
  })
})
