/** Elements that dnd-kit does not drag: texts (picked up only after a delay), links and buttons (never). */
const TEXTS = '.vt-inline-text, .vt-inline'
const HELD = `${TEXTS}, a[href], button`
/** Distance in pixels that starts a drag, as in dnd-kit. */
const MOVED_PX = 5

/**
 * Lets users drag a module by its texts and links: a press that moves is also dispatched to the
 * module's element, and only to that element, so other listeners do not receive it twice. A press
 * without movement starts editing, and a text that is being edited is not dragged. Returns a
 * function that stops it.
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
    // dnd-kit accepts only events created in the frame's own window.
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
