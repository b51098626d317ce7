/**
 * Playback that waits this long without receiving data counts as stalled. The timer restarts on
 * every byte.
 */
export const STALLED_MS = 15_000

interface NetworkListener {
  /**
   * The network is gone. Called after the buffer has been played; browsers and engines would retry
   * for half a minute.
   */
  lost(): void
  /** The network works but the server does not answer. */
  stalled(): void
  /** Data arrived after a stall. */
  came(): void
}

/** Watches whether data keeps arriving. @returns Call it when data has loaded without the element knowing. */
export function watchNetwork(
  element: HTMLMediaElement,
  signal: AbortSignal,
  listener: NetworkListener,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasStalled = false
  const isWaiting = () =>
    !element.paused && !element.ended && element.readyState < HTMLMediaElement.HAVE_FUTURE_DATA
  const check = () => {
    clearTimeout(timer)
    if (!isWaiting()) return
    if (!navigator.onLine) return listener.lost()
    timer = setTimeout(() => {
      // An idle element has loaded all it requested.
      const isIdle = element.networkState === HTMLMediaElement.NETWORK_IDLE
      if (!isWaiting() || isIdle) return
      hasStalled = true
      listener.stalled()
    }, STALLED_MS)
  }
  const progress = () => {
    if (hasStalled) listener.came()
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
