/** Who waits, and has got nothing for so long, waits for nothing. Slow is not stalled: each byte begins it anew. */
export const STALLED_MS = 15_000

interface Told {
  /** The network is gone: browsers and engines themselves would try for half a minute. What has come is played to its end first. */
  lost(): void
  /** The network is there, and its other end says nothing. */
  stalled(): void
  /** After that, something came. */
  came(): void
}

/**
 * Watches whether what is to be played comes.
 * @returns To be called when more has come of which the element does not know.
 */
export function watchNetwork(element: HTMLMediaElement, signal: AbortSignal, told: Told) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasStalled = false
  const isWaiting = () =>
    !element.paused && !element.ended && element.readyState < HTMLMediaElement.HAVE_FUTURE_DATA
  const check = () => {
    clearTimeout(timer)
    if (!isWaiting()) return
    if (!navigator.onLine) return told.lost()
    timer = setTimeout(() => {
      // What is idle has all it asked for.
      const isIdle = element.networkState === HTMLMediaElement.NETWORK_IDLE
      if (!isWaiting() || isIdle) return
      hasStalled = true
      told.stalled()
    }, STALLED_MS)
  }
  const progress = () => {
    if (hasStalled) told.came()
    hasStalled = false
    check()
  }
  for (const name of ['play', 'waiting', 'seeking', 'playing', 'pause', 'canplay']) {
    element.addEventListener(name, check, { signal })
  }
  element.addEventListener('progress', progress, { signal })
  addEventListener('offline', check, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  check()
  return progress
}
