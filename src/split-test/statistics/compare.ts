/** A mean over a subject's visitors: of a rate the share of them, of revenue the money of one. */
export interface Estimate {
  mean: number
  /** Of the mean, not of one visitor. */
  variance: number
}

/** How much better one subject is than another, of 1: 0.04 is 4 % better. */
export interface Lift {
  low: number
  estimate: number
  high: number
}

/** A rate whose ends have a width, too: nobody and everybody are counted half a visitor less. */
export function estimateRate(visitors: number, times: number): Estimate {
  const n = visitors + 1
  const mean = (times + 0.5) / n
  return { mean, variance: (mean * (1 - mean)) / n }
}

/** Of money: sums over all visitors, whoever bought nothing included. */
export function estimateMean(visitors: number, sum: number, sumOfSquares: number): Estimate {
  const mean = visitors > 0 ? sum / visitors : 0
  const spread = visitors > 1 ? (sumOfSquares - visitors * mean ** 2) / (visitors - 1) : 0
  return { mean, variance: visitors > 0 ? Math.max(0, spread) / visitors : 0 }
}

/**
 * The lift of `subject` over `control` with an interval that holds however often it is looked at: with a chance of at least
 * 1 − `alpha` the truth is in it at all times at once, so a test may be ended as soon as it leaves zero out. A normal
 * mixture over the logarithm of the ratio (Robbins 1970; Johari et al., Always Valid Inference, 2022 §4.3). `effect`: the lift
 * that the test was planned for; there the interval is about as narrow as such a one can be. Undefined without two means.
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

/** Half the interval's width, for a difference of this variance. */
export function radiusOf(
  variance: number,
  { alpha, effect }: { alpha: number; effect: number },
): number {
  if (variance === 0) return 0
  const mixture = MIXTURE * Math.log(1 + effect) ** 2
  const bound = 2 * Math.log(1 / alpha) + Math.log((variance + mixture) / variance)
  return Math.sqrt(((variance * (variance + mixture)) / mixture) * bound)
}

/** Of the squared effect, what makes the interval narrowest where that effect is about to be found. */
const MIXTURE = 0.6

/** By the delta method. */
const ofLogarithm = ({ mean, variance }: Estimate) => variance / mean ** 2
