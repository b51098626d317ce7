/** Scrolling is not among them, because browsers restore scroll positions. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown']

let first: Promise<void> | undefined

/** Calls the handler once the visitor has first used the page by pointer, touch or keyboard. */
export function onActivity(handler: () => void) {
  first ??= new Promise(resolve => {
    const stop = new AbortController()
    const onSign = () => {
      stop.abort()
      resolve()
    }
    for (const sign of SIGNS) {
      addEventListener(sign, onSign, { capture: true, passive: true, signal: stop.signal })
    }
  })
  void first.then(handler)
}
