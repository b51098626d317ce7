/** A clock that only moves when told. */
export function createManualClock(startMs: number) {
  let nowMs = startMs
  return {
    now: () => nowMs,
    advance(ms: number) {
      nowMs += ms
    },
  }
}
