import { onElements } from './on-elements.ts'

const THRESHOLD_PX = 200

/**
 * LZ-1: an `img` or `iframe` with `data-src` (and `data-srcset`, `data-sizes`) is loaded once within 200 px of
 * the viewport, or within its own `data-threshold`; so is one that comes later. Without script a `noscript` beside it
 * shows the same.
 */
export function startLazy() {
  onElements('img[data-src], iframe[data-src]', found => {
    const element = found as HTMLImageElement | HTMLIFrameElement
    const threshold = Number(element.dataset.threshold ?? THRESHOLD_PX)
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return
        observer.disconnect()
        load(element)
      },
      { rootMargin: `${Number.isFinite(threshold) ? threshold : THRESHOLD_PX}px` },
    )
    observer.observe(element)
  })
}

function load(element: HTMLImageElement | HTMLIFrameElement) {
  const { src, srcset, sizes } = element.dataset
  element.dataset.state = 'loading'
  element.addEventListener('load', () => {
    element.dataset.state = 'loaded'
  })
  if (element instanceof HTMLImageElement) {
    if (sizes) element.sizes = sizes
    if (srcset) element.srcset = srcset
  }
  if (src) element.src = src
  delete element.dataset.src
}
