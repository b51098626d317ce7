import PhotoSwipe from 'photoswipe'
import { isRightToLeft, wantsStillness } from '#module-kit/client'
import type { KeyOf, Translate } from '#texts'
import type { texts } from '../texts.ts'
import { addCaption } from './caption.ts'
import { addCounter } from './counter.ts'
import { lightboxIcons } from './icons.ts'
import { addKeys } from './keys.ts'
import { toSlide } from './slide-data.ts'
import { addStyles } from './styles.ts'

export interface Lightbox {
  close(): void
  /** Closes at once. */
  destroy(): void
}

interface Options {
  t: Translate<KeyOf<typeof texts>>
  /** Another picture is shown, by its index among the links. */
  onChange(index: number): void
  onClose(): void
}

/** Shows the pictures behind links large, starting with one of them: keys, swipe, zoom, captions (GA-1). */
export function showLightbox(
  links: readonly HTMLAnchorElement[],
  first: HTMLAnchorElement,
  { t, onChange, onClose }: Options,
): Lightbox {
  const removeStyles = addStyles()
  // Not every browser gives a pressed link the focus, which comes back here at the end.
  first.focus({ preventScroll: true })
  const gallery = first.closest<HTMLElement>('[data-module]')
  const still = wantsStillness()
  // The library knows left and right only: from right to left the row is laid the other way round.
  const isReversed = isRightToLeft(first)
  const ordered = isReversed ? links.toReversed() : links
  const toLinkIndex = (index: number) => (isReversed ? links.length - 1 - index : index)
  const [before, after] = [t('previousImage'), t('nextImage')]
  const lightbox = new PhotoSwipe({
    dataSource: ordered.map(toSlide),
    index: ordered.indexOf(first),
    bgOpacity: 1,
    showHideAnimationType: still ? 'none' : 'zoom',
    zoomAnimationDuration: still ? false : 333,
    padding: { top: 64, bottom: 112, left: 16, right: 16 },
    imageClickAction: 'zoom',
    tapAction: 'toggle-controls',
    counter: false,
    ...lightboxIcons,
    closeTitle: t('close'),
    zoomTitle: t('zoom'),
    arrowPrevTitle: isReversed ? after : before,
    arrowNextTitle: isReversed ? before : after,
    errorMsg: t('failed'),
  })
  addCounter(lightbox, toLinkIndex)
  addCaption(lightbox)
  addKeys(lightbox)
  lightbox.init()
  const label = gallery?.querySelector('[aria-label]')?.getAttribute('aria-label')
  lightbox.element?.setAttribute('aria-label', gallery?.ariaLabel || label || t('images'))
  lightbox.element?.setAttribute('aria-modal', 'true')
  // After the start, which is told by the library as a change too.
  lightbox.on('change', () => onChange(toLinkIndex(lightbox.currIndex)))
  lightbox.on('close', onClose)
  lightbox.on('destroy', removeStyles)
  return {
    close: () => lightbox.close(),
    destroy: () => lightbox.destroy(),
  }
}
