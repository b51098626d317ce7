import { describe, expect, it } from 'vitest'
import { DAY } from '#base'
import { createRandom } from '../../../tests/support/random.ts'
import { compare, estimateMean, estimateRate } from './compare.ts'
import { alphaOf, planTest } from './plan.ts'
import { posteriorsOf } from './posterior.ts'
import { ratesOf } from './rates.ts'
import { checkSampleRatio } from './sample-ratio.ts'
import { decide, type SubjectFigures } from './verdict.ts'

const level = { alpha: 0.05, effect: 0.2 }

describe('the lift', () => {
  it('is of the ratio, with bounds that come together as more is known', () => {
    const few = compare(estimateRate(1000, 100), estimateRate(1000, 120), level)
    const many = compare(estimateRate(100_000, 10_000), estimateRate(100_000, 12_000), level)
    expect(few?.estimate).toBeCloseTo(0.2, 2)
    expect(few?.low).toBeLessThan(0)
    expect(many?.low).toBeGreaterThan(0.15)
    expect(many?.high).toBeLessThan(0.26)
  })

  it('is the same from the other side', () => {
    const [a, b] = [estimateRate(5000, 400), estimateRate(4000, 480)]
    const [there, back] = [compare(a, b, level), compare(b, a, level)]
    expect(1 + (there?.low ?? 0)).toBeCloseTo(1 / (1 + (back?.high ?? 0)), 10)
  })

  it('is wider for more subjects and absent without revenue', () => {
    const [a, b] = [estimateRate(5000, 400), estimateRate(5000, 480)]
    const one = compare(a, b, level)
    const five = compare(a, b, { ...level, alpha: alphaOf(6) })
    expect(five?.low).toBeLessThan(one?.low ?? 0)
    expect(five?.high).toBeGreaterThan(one?.high ?? 0)
    expect(compare(estimateMean(0, 0, 0), estimateMean(10, 0, 0), level)).toBeUndefined()
  })

  it('of money allows for how much orders differ', () => {
    const even = estimateMean(1000, 100_000, 100 * 1000 ** 2)
    const uneven = estimateMean(1000, 100_000, 100_000 ** 2)
    expect(even.mean).toBe(uneven.mean)
    expect(uneven.variance).toBeGreaterThan(50 * even.variance)
  })
})

describe('AB-5: the chance to be best', () => {
  it('is a half where nothing is known, near one where much is, and one in all', () => {
    const of = (...times: number[]) =>
      posteriorsOf(times.map(one => ({ visitors: 1000, times: one }))).map(one => one.isBest)
    expect(of(0, 0)[0]).toBeCloseTo(0.5, 1)
    expect(of(50, 100)[1]).toBeGreaterThan(0.999)
    expect(of(50, 55, 60).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 1)
  })

  it('has the rate between its bounds', () => {
    const [one] = posteriorsOf([{ visitors: 1000, times: 100 }])
    // Quantiles of Beta(101, 901).
    expect(one?.low).toBeCloseTo(0.0829, 3)
    expect(one?.high).toBeCloseTo(0.1201, 3)
  })
})

describe('AB-5: the split of visitors', () => {
  const check = (...visitors: number[]) =>
    checkSampleRatio(visitors.map(one => ({ visitors: one, weight: 1 })))

  it('raises the alarm at 48 to 52 of many but not for chance', () => {
    expect(check(48_000, 52_000).isWrong).toBe(true)
    expect(check(48, 52).isWrong).toBe(false)
    expect(check(50_100, 49_900).isWrong).toBe(false)
    expect(check(0, 0).p).toBe(1)
  })

  it('goes by the weights', () => {
    const three = [
      { visitors: 30_000, weight: 3 },
      { visitors: 10_000, weight: 1 },
      { visitors: 0, weight: 0 },
    ]
    expect(checkSampleRatio(three).isWrong).toBe(false)
    expect(checkSampleRatio(three.map(one => ({ ...one, weight: 1 }))).isWrong).toBe(true)
  })
})

describe('the plan', () => {
  it('needs more for less, and for more subjects, in whole weeks', () => {
    const plan = (changes = {}) =>
      planTest({ rate: 0.05, effect: 0.2, weights: [1, 1], visitorsPerDay: 1000, ...changes })
    const usual = plan()
    expect(usual.visitorsPerSubject).toBeGreaterThan(10_000)
    expect(usual.visitorsPerSubject).toBeLessThan(25_000)
    expect(plan({ effect: 0.1 }).visitorsPerSubject).toBeGreaterThan(3 * usual.visitorsPerSubject)
    expect(plan({ weights: [1, 1, 1, 1] }).visitorsPerSubject).toBeGreaterThan(
      usual.visitorsPerSubject,
    )
    expect((usual.days ?? 0) % 7).toBe(0)
    expect(plan({ weights: [9, 1] }).days).toBeGreaterThan(4 * (usual.days ?? 0))
    expect(plan({ visitorsPerDay: 0 }).days).toBeUndefined()
  })
})

describe('the verdict', () => {
  const look = (days: number, ...subjects: [visitors: number, times: number][]) => {
    const figures = subjects.map(
      ([visitors, times], index): SubjectFigures => ({
        key: 'abcdef'[index] ?? '',
        weight: 1,
        visitors,
        times,
      }),
    )
    return decide({
      subjects: figures,
      isWrongRatio: checkSampleRatio(figures).isWrong,
      ranMs: days * DAY,
      minDays: 7,
      effect: 0.2,
    })
  }

  it.each([
    [look(1, [0, 0], [0, 0]), { kind: 'no-visitors' }],
    [look(30, [10_000, 500], [12_000, 600]), { kind: 'wrong-ratio' }],
    // No verdict in the first week.
    [look(6, [10_000, 500], [10_000, 1000]), { kind: 'too-early', days: 1 }],
    [look(8, [10_000, 500], [10_000, 1000]), { kind: 'better', subject: 'b' }],
    [look(8, [10_000, 1000], [10_000, 500]), { kind: 'first-is-best' }],
    [look(8, [10_000, 500], [10_000, 1000], [10_000, 2000]), { kind: 'better', subject: 'c' }],
    [look(8, [1000, 50], [1000, 52]), { kind: 'too-early' }],
    [look(60, [60_000, 3000], [60_000, 3010]), { kind: 'alike' }],
  ])('%# says one thing', (said, expected) => {
    expect(said).toMatchObject(expected)
  })

  it('says how long it takes still', () => {
    const said = look(7, [7000, 350], [7000, 360])
    expect(said).toMatchObject({ kind: 'too-early' })
    // About 15,670 visitors per subject, at 1000 a day.
    expect('days' in said && said.days).toBeGreaterThanOrEqual(7)
    expect('days' in said && said.days).toBeLessThanOrEqual(14)
  })

  it('has its nominal error rate for equal subjects with daily checks', () => {
    const random = createRandom(7)
    let wrong = 0
    for (let run = 0; run < 300; run++) {
      const [a, b]: [[number, number], [number, number]] = [
        [0, 0],
        [0, 0],
      ]
      for (let day = 1; day <= 28; day++) {
        for (const one of [a, b]) {
          for (let visitor = 0; visitor < 40; visitor++) {
            one[0]++
            if (random() < 0.2) one[1]++
          }
        }
        if (['better', 'first-is-best'].includes(look(day, a, b).kind)) {
          wrong++
          break
        }
      }
    }
    expect(wrong / 300).toBeLessThanOrEqual(0.05)
  })
})

it('AB-5: has the rates of the specification, and that of errors', () => {
  expect(
    ratesOf({
      view_page: 300,
      read_page: 200,
      view_goal: 150,
      read_goal: 50,
      click_goal: 30,
      con_goal: 10,
      con_short: 1,
      error: 6,
    }),
  ).toEqual({
    clicks: 10,
    reads: 16.67,
    bounces: 33.33,
    engagements: 33.33,
    conversions: 3.33,
    taggedConversions: 0.33,
    errors: 2,
  })
  expect(ratesOf({})).toEqual({
    errors: 0,
    clicks: 0,
    reads: 0,
    bounces: 0,
    engagements: 0,
    conversions: 0,
    taggedConversions: 0,
  })
})
