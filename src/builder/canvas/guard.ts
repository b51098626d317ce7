/** BM-1: nothing on the canvas leaves it: no form is sent, no link is followed. Answers how to end that. */
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
  // Links and pictures are dragged as modules, not by the browser.
  frame.addEventListener('dragstart', event => event.preventDefault(), options)
  return () => stop.abort()
}
