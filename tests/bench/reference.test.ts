import { describe, expect, it } from 'vitest'
import {
  combineRuns,
  compareWithReference,
  mayBeNoise,
  toReference,
} from '../../bench/quick/reference.ts'
import type { Figure, FigureKind } from '../../bench/report.ts'
import { median } from '../../bench/statistics.ts'

const figure = (kind: FigureKind, value: number, what: string = kind): Figure => ({
  what,
  value,
  unit: '',
  kind,
})
const reference = toReference([figure('ratio', 10), figure('count', 20), figure('bytes', 30)])
const check = (...figures: Figure[]) => compareWithReference(figures, reference).problems

describe('reference of the quick check', () => {
  it('accepts noise of ratios and small growth of bytes, but no growth of counts', () => {
    expect(check(figure('ratio', 12.9), figure('count', 20), figure('bytes', 30.8))).toEqual([])
    expect(check(figure('ratio', 13.1))).toEqual([
      'ratio: 13.1 instead of 10 (1.31 ×, at most 1.3 × accepted)',
    ])
    expect(check(figure('count', 21))).toEqual(['count: 21 instead of 20 (1.05 ×, must not grow)'])
    expect(check(figure('bytes', 31))).toHaveLength(1)
  })

  it('reports growth from zero', () => {
    const none = toReference([figure('count', 0)])
    expect(compareWithReference([figure('count', 2)], none).problems).toEqual([
      'count: 2 instead of 0',
    ])
  })

  it('reports missing figures and clear improvements', () => {
    const seen = compareWithReference([figure('count', 5), figure('ratio', 9, 'new')], reference)
    expect(seen.unknown).toEqual([
      'new is not in the reference',
      'ratio was not measured',
      'bytes was not measured',
    ])
    expect(seen.improved).toEqual(['count'])
    expect(seen.problems).toEqual([])
  })

  it('repeats the measurement only if ratios alone are worse', () => {
    expect(mayBeNoise([figure('ratio', 14), figure('count', 20)], reference)).toBe(true)
    expect(mayBeNoise([figure('ratio', 14), figure('count', 21)], reference)).toBe(false)
    expect(mayBeNoise([figure('ratio', 10), figure('count', 20)], reference)).toBe(false)
  })

  it('combines the ratios of several runs', () => {
    const runs = [9, 15, 10].map(value => [figure('ratio', value), figure('count', value)])
    expect(combineRuns(runs, median).map(({ value }) => value)).toEqual([10, 9])
  })

  it('stores three digits', () => {
    expect(toReference([figure('bytes', 33.1234)]).bytes).toEqual({ bytes: 33.1 })
  })
})
