import { onElements } from './on-elements.ts'
import { onNear } from './on-near.ts'

const THRESHOLD_PX = 200

/**
 * LZ-1: `img` and `iframe` with `data-src` (and `data-srcset`, `data-sizes`) load within 200 px of
 * the viewport, or within their `data-threshold`, including those added later. A `noscript` sibling
 * covers disabled JavaScript.
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
