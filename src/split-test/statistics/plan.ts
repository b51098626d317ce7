import jStat from 'jstat'
import { estimateRate, radiusOf } from './compare.ts'

/** The chance that a subject is said to be better, or worse, when all are alike. */
export const ALPHA = 0.05
/** The chance that the effect is found when it is there. */
export const POWER = 0.8
/** What nobody waits for. */
const MAX_VISITORS = 1e9

export interface Plan {
  /** Of each subject, until an effect of this size has been found as often as `POWER` says. */
  visitorsPerSubject: number
  /** Whole weeks, as days are not alike; undefined where there are no visitors. */
  days: number | undefined
}

/** What a comparison with the first subject may err: the chance is shared by all. */
export const alphaOf = (subjects: number) => ALPHA / Math.max(1, subjects - 1)

/**
 * How many visitors a test needs. `rate`: of the first subject, of 1; `effect`: the smallest lift that is worth finding, of 1; `weights`
 * of the subjects, the first one's first.
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
