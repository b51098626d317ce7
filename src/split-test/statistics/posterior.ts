import jStat from 'jstat'

/** What is known of a subject's rate, before which every rate was as likely as any other. */
export interface Posterior {
  /** The chance that no other subject's rate is higher. */
  isBest: number
  /** The rate is between these with a chance of 95 %. */
  low: number
  high: number
}

/** Points of one posterior at which the others are asked. */
const POINTS = 100

/** By subject, in their order: Beta posteriors of a uniform prior. */
export function posteriorsOf(
  subjects: readonly { visitors: number; times: number }[],
): Posterior[] {
  const known = subjects.map(({ visitors, times }) => ({
    alpha: 1 + times,
    beta: 1 + Math.max(0, visitors - times),
  }))
  return known.map((own, index) => {
    const others = known.filter((_, other) => other !== index)
    let isBest = 0
    for (let point = 0; point < POINTS; point++) {
      const rate = jStat.beta.inv((point + 0.5) / POINTS, own.alpha, own.beta)
      isBest += others.reduce(
        (all, { alpha, beta }) => all * jStat.beta.cdf(rate, alpha, beta),
        1 / POINTS,
      )
    }
    return {
      isBest,
      low: jStat.beta.inv(0.025, own.alpha, own.beta),
      high: jStat.beta.inv(0.975, own.alpha, own.beta),
    }
  })
}
