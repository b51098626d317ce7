/** SL-3: default, also for imported content without a value. */
export const DEFAULT_DELAY_MS = 7000
/** SL-3: interval for checking again while paused, 2000 ms. */
const RECHECK_MS = 2000

interface Show {
  /** 0 if not set. */
  delayMs: number
  isPaused(): boolean
  /** Returns false if it could not move. */
  next(): boolean
}

/** Waits a full delay before each move. Returns a function that stops it. */
export function startSlideshowTimer({ delayMs, isPaused, next }: Show): () => void {
  let timer = setTimeout(tick, delayMs > 0 ? delayMs : DEFAULT_DELAY_MS)
  function tick() {
    if (isPaused() || !next()) timer = setTimeout(tick, RECHECK_MS)
  }
  return () => clearTimeout(timer)
}
