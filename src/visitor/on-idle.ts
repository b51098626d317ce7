/** Runs in idle time, at the latest after the timeout; with a short delay if unsupported. */
export function onIdle(run: () => void, options?: { timeout: number }) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, options)
  else setTimeout(run, 50)
}
