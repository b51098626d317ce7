/** What dnd-kit takes no hold of: it would hinder writing, following and pressing, which the canvas does by itself. */
const NOT_TAKEN = 'a[href], button, [contenteditable]'

/**
 * Lets a module be dragged by its letters and links: a press on them is told to the module's own element as well. Only
 * to that, so that nothing else of the page hears of it twice. What is being written is not dragged. Answers how to
 * end that.
 */
export function dragByText(frame: Document): () => void {
  const stop = new AbortController()
  frame.addEventListener(
    'pointerdown',
    event => {
      const target = event.target as Element | null
      if (!event.isTrusted || !target?.closest?.(NOT_TAKEN)) return
      if ((target as HTMLElement).isContentEditable) return
      const module = target.closest('[data-puck-component]')
      const { defaultView } = frame
      if (!module || module === target || !defaultView) return
      // Of the frame's own kind: dnd-kit takes no other for a press.
      module.dispatchEvent(new defaultView.PointerEvent('pointerdown', pressOf(event)))
    },
    { signal: stop.signal },
  )
  return () => stop.abort()
}

function pressOf(event: PointerEvent): PointerEventInit {
  const { pointerId, pointerType, isPrimary, button, buttons } = event
  const { clientX, clientY, screenX, screenY } = event
  const place = { clientX, clientY, screenX, screenY }
  return { ...place, pointerId, pointerType, isPrimary, button, buttons, view: event.view }
}
