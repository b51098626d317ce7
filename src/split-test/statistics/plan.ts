import jStat from 'jstat'
import { estimateRate, radiusOf } from './compare.ts'

/** Probability of a false winner or loser when all subjects are equal. */
export const ALPHA = 0.05
/** Probability of detecting the planned effect. */
export const POWER = 0.8
/** Upper limit for planning. */
const MAX_VISITORS = 1e9

export interface Plan {
  /** Visitors per subject until the effect is detected with probability `POWER`. */
  visitorsPerSubject: number
  /** Rounded up to whole weeks, because weekdays differ; undefined without traffic. */
  days: number | undefined
}

/** Error probability of each comparison with the first subject. */
export const alphaOf = (subjects: number) => ALPHA / Math.max(1, subjects - 1)

/**
 * Number of visitors a test needs. `rate`: of the first subject, 0 to 1; `effect`: smallest
 * relevant lift, 0.1 for 10 %; `weights`: of the subjects, control first.
 */
export function planTest(wanted: {
  rate: number
  effect: number
  weights: readonly number[]
  visitorsPerDay: number
}): Plan {
  const { effect, weights, visitorsPerDay } = wanted
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const [first = 1, ...others] = weights
  const share = Math.min(first, ...others) / sum
  const alpha = alphaOf(weights.length)
  const difference = Math.log(1 + effect)
  const isEnough = (visitors: number) => {
    const one = estimateRate(visitors, visitors * wanted.rate)
    const other = estimateRate(visitors, visitors * Math.min(0.999, wanted.rate * (1 + effect)))
    const variance = one.variance / one.mean ** 2 + other.variance / other.mean ** 2
    const needed = radiusOf(variance, { alpha, effect }) + Math.sqrt(variance) * QUANTILE
    return needed <= difference
  }
  let [low, high] = [0, MAX_VISITORS]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle
  }
  const days = visitorsPerDay > 0 ? Math.ceil(high / (visitorsPerDay * share)) : undefined
  return { visitorsPerSubject: high, days: days && Math.ceil(days / 7) * 7 }
}

const QUANTILE = jStat.normal.inv(POWER, 0, 1)
