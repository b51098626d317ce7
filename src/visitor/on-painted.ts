/** Runs after the first paint, so that requests do not delay it. */
export function onPainted(run: () => void) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    run()
  }).observe({ type: 'paint', buffered: true })
}
