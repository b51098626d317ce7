/** Where in the viewport an element's edge must arrive (AN-2). */
export type TriggerOffset = '100%' | '80%' | 'bottom-in-view'

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
      for (const entry of entries) {
        const { isIntersecting, boundingClientRect, rootBounds } = entry
        const bottomSeen = boundingClientRect.bottom <= (rootBounds?.bottom ?? innerHeight)
        if (atBottom ? !bottomSeen : !isIntersecting) continue
        if (once) observer.disconnect()
        handler()
      }
    },
    {
      rootMargin: offset === '80%' ? '0px 0px -20% 0px' : '0px',
      threshold: atBottom ? [0, 0.25, 0.5, 0.75, 1] : 0,
    },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
