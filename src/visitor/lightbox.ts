import { pageMode } from './mode.ts'
import { onLayer } from './page-state.ts'

const load = () => import('./lightbox/lightbox.ts')

/**
 * The one lightbox of a page. Links marked `data-lightbox` open the pictures that they lead to, those of one module together,
 * whether or not that module has a script. It is a layer of the page: Back closes it, Forward, a reload and a shared address
 * open it. Its own script is loaded with the first picture; where that fails, the link leads to the picture.
 */
export function startLightbox() {
  // BM-1: in the preview of a layout block pictures are links.
  if (pageMode() === 'layout-preview') return
  let isOpening = false
  document.addEventListener('click', event => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[data-lightbox]')
    if (!link) return
    event.preventDefault()
    // A second press while the script is on its way is the same wish.
    if (isOpening) return
    isOpening = true
    load()
      .then(
        lightbox => lightbox.open(link),
        () => location.assign(link.href),
      )
      .finally(() => {
        isOpening = false
      })
  })
  onLayer('lightbox', at => void load().then(lightbox => lightbox.follow(at)))
}
