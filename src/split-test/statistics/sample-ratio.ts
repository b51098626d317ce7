import jStat from 'jstat'

/** Tuned to detect mismatches of about 2 %. */
const CONCENTRATION = 500
/** False alarm probability of the check. */
const ALARM = 0.01

export interface SampleRatio {
  /** Always-valid p-value: holds no matter how often it is checked. */
  p: number
  isWrong: boolean
}

/**
 * Checks whether visitors were split according to the weights. If not, visitors are being lost and
 * no figure is reliable. Multinomial counts against a Dirichlet around the weights (Lindon & Malek,
 * Anytime-Valid Inference for Multinomial Count Data, 2022).
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
