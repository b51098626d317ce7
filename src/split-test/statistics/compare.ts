/** Sample mean: a rate, or revenue per visitor. */
export interface Estimate {
  mean: number
  /** Variance of the mean. */
  variance: number
}

/** Relative improvement; 0.04 is 4 %. */
export interface Lift {
  low: number
  estimate: number
  high: number
}

/**
 * Estimates a rate with a variance above zero even at 0 % and 100 %, by adding half a visitor on
 * each side.
 */
export function estimateRate(visitors: number, times: number): Estimate {
  const n = visitors + 1
  const mean = (times + 0.5) / n
  return { mean, variance: (mean * (1 - mean)) / n }
}

/** Estimates a mean amount over all visitors, including those without orders. */
export function estimateMean(visitors: number, sum: number, sumOfSquares: number): Estimate {
  const mean = visitors > 0 ? sum / visitors : 0
  const spread = visitors > 1 ? (sumOfSquares - visitors * mean ** 2) / (visitors - 1) : 0
  return { mean, variance: visitors > 0 ? Math.max(0, spread) / visitors : 0 }
}

/**
 * Lift of `subject` over `control` with an always-valid interval: with probability of at least 1 −
 * `alpha` it contains the true value at all times, so a test may be stopped as soon as it excludes
 * zero. Normal mixture over the log ratio (Robbins 1970; Johari et al., Always Valid Inference,
 * 2022 §4.3). `effect` is the planned lift, at which the interval is close to its narrowest.
 * Undefined without two means.
 */
export function compare(
  control: Estimate,
  subject: Estimate,
  { alpha, effect }: { alpha: number; effect: number },
): Lift | undefined {
  if (control.mean <= 0 || subject.mean <= 0) return undefined
  const difference = Math.log(subject.mean / control.mean)
  const variance = ofLogarithm(control) + ofLogarithm(subject)
  const radius = radiusOf(variance, { alpha, effect })
  return {
    low: Math.exp(difference - radius) - 1,
    estimate: Math.exp(difference) - 1,
    high: Math.exp(difference + radius) - 1,
  }
}

/** Half width of the interval for a difference with this variance. */
export function radiusOf(
  variance: number,
  { alpha, effect }: { alpha: number; effect: number },
): number {
  if (variance === 0) return 0
  const mixture = MIXTURE * Math.log(1 + effect) ** 2
  const bound = 2 * Math.log(1 / alpha) + Math.log((variance + mixture) / variance)
  return Math.sqrt(((variance * (variance + mixture)) / mixture) * bound)
}

/** Mixture variance relative to the squared effect; narrowest near detection. */
const MIXTURE = 0.6

/** Variance of the logarithm by the delta method. */
const ofLogarithm = ({ mean, variance }: Estimate) => variance / mean ** 2
