import PhotoSwipe from 'photoswipe'
import { wantsStillness } from '#module-kit/client'
import { addCaption } from './caption.ts'
import { lightboxIcons } from './icons.ts'
import { toSlide } from './slide-data.ts'
import { addStyles } from './styles.ts'

/** Shows a gallery's pictures large, starting with the one of this link: keys, swipe, zoom, captions (GA-1). */
export function showLightbox(link: HTMLAnchorElement) {
  addStyles()
  const gallery = link.closest<HTMLElement>('[data-module="gallery"]')
  const links = [...(gallery?.querySelectorAll<HTMLAnchorElement>('a.gallery-link') ?? [link])]
  // Not every browser gives a pressed link the focus, which comes back here at the end.
  link.focus({ preventScroll: true })
  const still = wantsStillness()
  const lightbox = new PhotoSwipe({
    dataSource: links.map(toSlide),
    index: links.indexOf(link),
    bgOpacity: 1,
    showHideAnimationType: still ? 'none' : 'zoom',
    zoomAnimationDuration: still ? false : 333,
    padding: { top: 64, bottom: 112, left: 16, right: 16 },
    imageClickAction: 'zoom',
    tapAction: 'toggle-controls',
    ...lightboxIcons,
    closeTitle: 'Close',
    zoomTitle: 'Zoom',
    arrowPrevTitle: 'Previous picture',
    arrowNextTitle: 'Next picture',
    errorMsg: 'The picture could not be loaded.',
  })
  addCaption(lightbox)
  lightbox.init()
  const label = gallery?.querySelector('[aria-label]')?.getAttribute('aria-label')
  lightbox.element?.setAttribute('aria-label', gallery?.ariaLabel || label || 'Pictures')
  lightbox.element?.setAttribute('aria-modal', 'true')
}
