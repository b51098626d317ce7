/** Viewport position that an element's edge must reach (AN-2). */
export type TriggerOffset = '100%' | '80%' | 'bottom-in-view'

/**
 * Counts everything above the viewport as visible, so that tall elements are complete when their
 * bottom is visible.
 */
const EVERYTHING_ABOVE = '1000000px 0px 0px'
/** Visible fraction that counts as complete, allowing for subpixel rounding. */
const WHOLE = 0.999

interface TriggerOptions {
  offset?: TriggerOffset
  once?: boolean
}

/**
 * Calls the handler when an element is scrolled into view: its top passes the bottom (100 %) or 80
 * % of the viewport height, or its bottom is visible. Returns a function that cancels it. Throws a
 * TypeError if element, handler or options are missing (AN-2).
 */
export function createScrollTrigger(
  element: Element,
  handler: () => void,
  options: TriggerOptions,
): () => void {
  if (!element) throw new TypeError('A scroll trigger needs an element.')
  if (!handler) throw new TypeError('A scroll trigger needs a handler.')
  if (!options) throw new TypeError('A scroll trigger needs options.')
  const { offset = '100%', once = true } = options
  const atBottom = offset === 'bottom-in-view'
  const observer = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, intersectionRatio } of entries) {
        if (!isIntersecting || (atBottom && intersectionRatio < WHOLE)) continue
        if (once) observer.disconnect()
        handler()
      }
    },
    {
      rootMargin: atBottom ? EVERYTHING_ABOVE : offset === '80%' ? '0px 0px -20% 0px' : '0px',
      threshold: atBottom ? WHOLE : 0,
    },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
