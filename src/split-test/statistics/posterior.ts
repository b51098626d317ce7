import jStat from 'jstat'

/** Posterior of a subject's rate, with a uniform prior. */
export interface Posterior {
  /** Probability of being the best subject. */
  isBest: number
  /** Bounds of the 95 % credible interval. */
  low: number
  high: number
}

/** Number of integration points. */
const POINTS = 100

/** Beta posteriors of the subjects, in order. */
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
