export type HlsFailure = 'playlist' | 'network' | 'media' | 'other'
export type HlsStep = 'next-source' | 'network-error' | 'recover' | 'swap-and-recover' | 'give-up'

/** Another failure of the medium within this time is no new one. */
const AGAIN_MS = 3000

/**
 * What is done about fatal failures of an HLS stream (spec §9): a playlist that does not come gives way to the next source; a medium
 * that cannot be decoded is recovered, soon after with the other audio codec, and then given up.
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
