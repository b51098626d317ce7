import { onElements } from './on-elements.ts'
import { onNear } from './on-near.ts'

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
    onNear(element, Number.isFinite(threshold) ? threshold : THRESHOLD_PX, () => load(element))
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
