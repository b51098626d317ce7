import jStat from 'jstat'

/** A mismatch of about two in a hundred is what this looks for first. */
const CONCENTRATION = 500
/** Said to be wrong where chance alone would not do so in one test of a hundred. */
const ALARM = 0.01

export interface SampleRatio {
  /** However often it is looked at, chance alone makes it this small no more often than it says. */
  p: number
  isWrong: boolean
}

/**
 * Whether visitors were split as the weights say: where not, something loses them, and no figure of the test is to be
 * believed. Multinomial counts against a Dirichlet around the weights (Lindon & Malek, Anytime-Valid Inference for Multinomial
 * Count Data, 2022).
 */
export function checkSampleRatio(
  subjects: readonly { visitors: number; weight: number }[],
): SampleRatio {
  const weights = subjects.reduce((sum, { weight }) => sum + weight, 0)
  const visitors = subjects.reduce((sum, one) => sum + one.visitors, 0)
  if (weights === 0 || visitors === 0) return { p: 1, isWrong: false }
  let evidence = jStat.gammaln(CONCENTRATION) - jStat.gammaln(CONCENTRATION + visitors)
  for (const { visitors: own, weight } of subjects) {
    const share = weight / weights
    if (share === 0) continue
    const prior = CONCENTRATION * share
    evidence += jStat.gammaln(prior + own) - jStat.gammaln(prior) - own * Math.log(share)
  }
  const p = Math.min(1, Math.exp(-evidence))
  return { p, isWrong: p < ALARM }
}
