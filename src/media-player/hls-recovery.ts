export type HlsFailure = 'playlist' | 'network' | 'media' | 'other'
export type HlsStep = 'next-source' | 'network-error' | 'recover' | 'swap-and-recover' | 'give-up'

/** A media error within this time after a recovery counts as the same failure. */
const AGAIN_MS = 3000

/**
 * Decides how to handle fatal HLS errors (spec §9): network errors move on to the next source;
 * media errors are recovered, the second time with the other audio codec, and then reported.
 */
export function createHlsRecovery(): (failure: HlsFailure, nowMs: number) => HlsStep {
  let recoveredAt = Number.NEGATIVE_INFINITY
  let swappedAt = Number.NEGATIVE_INFINITY
  return (failure, nowMs) => {
    if (failure === 'playlist') return 'next-source'
    if (failure === 'network') return 'network-error'
    if (failure === 'other') return 'give-up'
    if (nowMs - recoveredAt > AGAIN_MS) {
      recoveredAt = nowMs
      return 'recover'
    }
    if (nowMs - swappedAt > AGAIN_MS) {
      swappedAt = nowMs
      return 'swap-and-recover'
    }
    return 'give-up'
  }
}
