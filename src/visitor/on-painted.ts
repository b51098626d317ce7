/** Runs once the page has been painted: what it fetches then does not hold that up. */
export function onPainted(run: () => void) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    run()
  }).observe({ type: 'paint', buffered: true })
}
