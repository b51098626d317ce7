/** A clock that stands still until it is told to move. */
export function createManualClock(startMs: number) {
  let nowMs = startMs
  return {
    now: () => nowMs,
    advance(ms: number) {
      nowMs += ms
    },
  }
}
