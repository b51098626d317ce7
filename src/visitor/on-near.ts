/** Calls the handler once when an element is near the viewport; returns a function that cancels it. */
export function onNear(element: Element, thresholdPx: number, handler: () => void): () => void {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      handler()
    },
    { rootMargin: `${thresholdPx}px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
