/** SL-3: also when imported content has no speed. */
export const DEFAULT_DELAY_MS = 7000
/** SL-3: while it is paused, or cannot move, it looks again each 2000 ms. */
const RECHECK_MS = 2000

interface Show {
  /** 0 where nothing says how long a slide is shown. */
  delayMs: number
  isPaused(): boolean
  /** Answers false when it could not move. */
  next(): boolean
}

/** Waits a full delay for one move; the move begins the next one anew. Answers what ends it. */
export function startSlideshowTimer({ delayMs, isPaused, next }: Show): () => void {
  let timer = setTimeout(tick, delayMs > 0 ? delayMs : DEFAULT_DELAY_MS)
  function tick() {
    if (isPaused() || !next()) timer = setTimeout(tick, RECHECK_MS)
  }
  return () => clearTimeout(timer)
}
