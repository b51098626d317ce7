import { pageMode } from './mode.ts'
import { onLayer } from './page-state.ts'

const load = () => import('./lightbox/lightbox.ts')

/**
 * The page's lightbox. Links with `data-lightbox` open their images, grouped by module, with or
 * without the module's script. It is a page layer: Back closes it; Forward, reload and shared URLs
 * open it. Loaded on first use; if that fails, links lead to the images.
 */
export function startLightbox() {
  // BM-1: images are plain links in layout block previews.
  if (pageMode() === 'layout-preview') return
  let isOpening = false
  document.addEventListener('click', event => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[data-lightbox]')
    if (!link) return
    event.preventDefault()
    // Ignore clicks while loading.
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
