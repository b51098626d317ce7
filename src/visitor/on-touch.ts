import { eachThere } from './when-there.ts'

/**
 * Loads a script when somebody gets near to what it is for: by pointer, finger or keyboard. A press that comes before it is kept, and
 * done when the script is there; where it does not come, the press does what it does without script.
 */
export function onTouch(selector: string, load: (event: Event) => Promise<unknown>) {
  eachThere(selector, element => void onTouchOf(element, load))
}

/** The same for one element; answers what loads it without a touch. */
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
