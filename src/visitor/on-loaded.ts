/** Runs after the window's load event, or at once. */
export function onLoaded(run: () => void) {
  if (document.readyState === 'complete') run()
  else addEventListener('load', run, { once: true })
}
