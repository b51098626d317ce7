import { eachThere } from './on-element.ts'

/**
 * Loads a script when an element is approached by pointer, touch or focus. Clicks before that are
 * replayed; if loading fails, they have their default effect.
 */
export function onTouch(selector: string, load: (event: Event) => Promise<unknown>) {
  eachThere(selector, element => void onTouchOf(element, load))
}

/** The same for one element; returns a function that loads it directly. */
export function onTouchOf(
  element: Element,
  load: (event: Event) => Promise<unknown>,
): (event: Event) => Promise<unknown> {
  const stop = new AbortController()
  const { signal } = stop
  let loading: Promise<unknown> | undefined
  const start = (event: Event) => {
    loading ??= load(event)
      .catch(console.error)
      .finally(() => stop.abort())
    return loading
  }
  for (const touch of ['pointerover', 'focusin', 'touchstart']) {
    element.addEventListener(touch, start, { passive: true, signal })
  }
  const keep = (event: Event) => {
    const { metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent
    if (metaKey || ctrlKey || shiftKey || altKey) return
    const pressed = (event.target as Element).closest<HTMLElement>('a, button')
    if (!pressed) return
    event.preventDefault()
    event.stopPropagation()
    void start(event).then(() => pressed.click())
  }
  element.addEventListener('click', keep, { capture: true, signal })
  return start
}
