/** Scrolling is not among them, because browsers restore scroll positions. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown']

let first: Promise<void> | undefined

/** Calls the handler once the visitor has first used the page by pointer, touch or keyboard. */
export function onActivity(handler: () => void) {
  first ??= new Promise(resolve => {
    const stop = new AbortController()
    const onSign = (event: Event) => {
      // Browsers send such moves when a page loads under a pointer that rests.
      if (event instanceof PointerEvent && isAtRest(event)) return
      stop.abort()
      resolve()
    }
    for (const sign of SIGNS) {
      addEventListener(sign, onSign, { capture: true, passive: true, signal: stop.signal })
    }
  })
  void first.then(handler)
}

const isAtRest = ({ type, movementX, movementY }: PointerEvent) =>
  type === 'pointermove' && movementX === 0 && movementY === 0
