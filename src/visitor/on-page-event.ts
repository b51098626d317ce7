/** Runs in idle time, at the latest after the timeout; with a short delay if unsupported. */
export function onIdle(run: () => void, options?: { timeout: number }) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, options)
  else setTimeout(run, 50)
}

/** Runs after the window's load event, or at once. */
export function onLoaded(run: () => void) {
  if (document.readyState === 'complete') run()
  else addEventListener('load', run, { once: true })
}

/** Runs after the first paint, so that requests do not delay it. */
export function onPainted(run: () => void) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    run()
  }).observe({ type: 'paint', buffered: true })
}
