import { onElements } from './on-elements.ts'

/**
 * Fallback for browsers without scroll timelines: sets `--seen` to each element's progress through
 * the viewport (0 to 1), used by `design/css/scroll.css`.
 */
export function startScrollEffects() {
  const edges = new Map<HTMLElement, number>()
  let isDue = false
  const tell = () => {
    isDue = false
    for (const [element, edge] of edges) {
      if (element.isConnected) {
        element.style.setProperty('--seen', toProgress(element, edge).toFixed(4))
      } else edges.delete(element)
    }
  }
  const tellSoon = () => {
    if (!isDue) requestAnimationFrame(tell)
    isDue = true
  }
  onElements('[data-scrolls]', found => {
    const element = found as HTMLElement
    edges.set(element, edgeOf(element))
    tellSoon()
  })
  addEventListener('scroll', tellSoon, { passive: true })
  addEventListener('resize', tellSoon)
}

/** Relative to its height: 0 at the top, 1 at the bottom. */
function edgeOf(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).getPropertyValue('--scroll-edge')) / 100
}

/** Uses the layout position without effects; the area under the header does not count. */
function toProgress(element: HTMLElement, edge: number): number {
  const padding = getComputedStyle(document.documentElement).scrollPaddingBlockStart
  const covered = Number.parseFloat(padding) || 0
  let top = edge * element.offsetHeight - scrollY
  for (let box: Element | null = element; box instanceof HTMLElement; box = box.offsetParent) {
    top += box.offsetTop
  }
  return Math.min(1, Math.max(0, (innerHeight - top) / (innerHeight - covered)))
}
