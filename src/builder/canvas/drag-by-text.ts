/** Texts, which dnd-kit would pick up after a moment, however still the hand; links and buttons, which it never takes. */
const TEXTS = '.vt-inline-text, .vt-inline'
const HELD = `${TEXTS}, a[href], button`
/** As far as dnd-kit lets a press go before it is a drag. */
const MOVED_PX = 5

/**
 * Lets a module be dragged by its letters and links: a press on them that moves is told to the module's own element as
 * well. Only to that, so that nothing else of the page hears of it twice. A press that stays where it is writes, however
 * long it takes, and what is being written is not dragged. Answers how to end that.
 */
export function dragByText(frame: Document): () => void {
  const stop = new AbortController()
  let press: { event: PointerEvent; module: Element } | undefined

  function begin(event: PointerEvent) {
    press = undefined
    const target = event.target as Element | null
    if (!event.isTrusted || !target?.closest?.(HELD)) return
    if ((target as HTMLElement).isContentEditable) return
    const module = target.closest('[data-puck-component]')
    if (!module || module === target) return
    press = { event, module }
    if (target.closest(TEXTS)) event.stopPropagation()
  }

  function move(event: PointerEvent) {
    const { defaultView } = frame
    if (!press || !defaultView) return
    const { clientX, clientY } = press.event
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < MOVED_PX) return
    const { module, event: begun } = press
    press = undefined
    // Of the frame's own kind: dnd-kit takes no other for a press.
    module.dispatchEvent(new defaultView.PointerEvent('pointerdown', pressOf(begun)))
  }

  const end = () => {
    press = undefined
  }
  const options = { signal: stop.signal }
  frame.addEventListener('pointerdown', begin, { ...options, capture: true })
  frame.addEventListener('pointermove', move, options)
  frame.addEventListener('pointerup', end, options)
  frame.addEventListener('pointercancel', end, options)
  return () => stop.abort()
}

function pressOf(event: PointerEvent): PointerEventInit {
  const { pointerId, pointerType, isPrimary, button, buttons } = event
  const { clientX, clientY, screenX, screenY } = event
  const place = { clientX, clientY, screenX, screenY }
  return { ...place, pointerId, pointerType, isPrimary, button, buttons, view: event.view }
}
