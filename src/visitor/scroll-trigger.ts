/** Where in the viewport an element's edge must arrive (AN-2). */
export type TriggerOffset = '100%' | '80%' | 'bottom-in-view'

/** What lies above the viewport counts as seen: so the whole of an element is seen when its bottom is, however tall it is. */
const EVERYTHING_ABOVE = '1000000px 0px 0px'
/** All of it, but for what a fraction of a pixel takes away. */
const WHOLE = 0.999

interface TriggerOptions {
  offset?: TriggerOffset
  once?: boolean
}

/**
 * Calls the handler when an element is scrolled to: its top passes the bottom edge (100 %) or 80 % of the
 * viewport's height, or its bottom is in view. Answers a function that ends it.
 * Throws a TypeError when element, handler or options are missing (AN-2).
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
