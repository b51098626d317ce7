/** Runs when the browser has nothing else to do, at the latest after so many milliseconds; a little later where it cannot say. */
export function onIdle(run: () => void, options?: { timeout: number }) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, options)
  else setTimeout(run, 50)
}
