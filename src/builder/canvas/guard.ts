/**
 * BM-1: keeps navigation inside the canvas: forms are not submitted and links are not followed.
 * Returns a function that stops it.
 */
export function guard(frame: Document): () => void {
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  frame.addEventListener(
    'submit',
    event => {
      event.preventDefault()
      event.stopPropagation()
    },
    options,
  )
  frame.addEventListener(
    'click',
    event => {
      if ((event.target as Element | null)?.closest?.('a[href], summary')) event.preventDefault()
    },
    options,
  )
  // Links and images are dragged as modules, not by the browser.
  frame.addEventListener('dragstart', event => event.preventDefault(), options)
  return () => stop.abort()
}
