import PhotoSwipe from 'photoswipe'
import { isRightToLeft, prefersReducedMotion } from '#ui/client'
import { addCaption } from './caption.ts'
import { addCounter } from './counter.ts'
import { addFailure } from './failure.ts'
import { addKeys, closeByEscapeWhileOpening } from './keys.ts'
import { toSlide } from './slide-data.ts'
import { addStyles, lightboxIcons } from './styles.ts'
import { lightboxTexts } from './texts.ts'
import { addVideos } from './videos.ts'

export interface Lightbox {
  close(): void
  /** Closes immediately. */
  destroy(): void
}

interface Options {
  /** Called with the link of the new image. */
  onChange(link: HTMLAnchorElement): void
  /** Called when the visitor closes it, not by `close` and `destroy`. */
  onClose(): void
}

const ZOOM_MS = 333
/** Delay before the loading indicator. */
const LOADING_AFTER_MS = 400

/** Shows linked images in a lightbox: keys, wheel, pinch, swipe, zoom, captions (GA-1). */
export function showLightbox(
  links: readonly HTMLAnchorElement[],
  first: HTMLAnchorElement,
  { onChange, onClose }: Options,
): Lightbox {
  const removeStyles = addStyles()
  const texts = lightboxTexts(document.documentElement.lang)
  focusBefore(first, links)
  const still = prefersReducedMotion()
  // Skip filtered images.
  const chosen = links.filter(link => link === first || !link.closest('[data-filtered]'))
  // The library is left-to-right only, so reverse the order for right-to-left.
  const isReversed = isRightToLeft(first)
  const ordered = isReversed ? chosen.toReversed() : chosen
  const toPlace = (index: number) => (isReversed ? chosen.length - 1 - index : index)
  const lightbox = new PhotoSwipe({
    dataSource: ordered.map(toSlide),
    index: ordered.indexOf(first),
    bgOpacity: 1,
    showHideAnimationType: still ? 'none' : 'zoom',
    zoomAnimationDuration: still ? false : ZOOM_MS,
    preloaderDelay: LOADING_AFTER_MS,
    padding: { top: 64, bottom: 112, left: 16, right: 16 },
    wheelToZoom: true,
    imageClickAction: 'zoom',
    tapAction: 'toggle-controls',
    doubleTapAction: 'zoom',
    counter: false,
    ...lightboxIcons,
    closeTitle: texts.close,
    zoomTitle: texts.zoom,
    arrowPrevTitle: isReversed ? texts.nextImage : texts.previousImage,
    arrowNextTitle: isReversed ? texts.previousImage : texts.nextImage,
  })
  addCounter(lightbox, toPlace)
  addCaption(lightbox)
  addFailure(lightbox, texts)
  addKeys(lightbox)
  closeByEscapeWhileOpening(lightbox)
  addVideos(lightbox)
  lightbox.init()
  nameParts(lightbox, nameFor(first) || texts.images)
  let isEnded = false
  // Registered after the start, which also emits `change`.
  lightbox.on('change', () => {
    const link = chosen[toPlace(lightbox.currIndex)]
    if (link && !isEnded) onChange(link)
  })
  lightbox.on('close', () => {
    if (!isEnded) onClose()
  })
  lightbox.on('destroy', removeStyles)
  const end = (how: () => void) => {
    isEnded = true
    // The library ignores closing while opening, so wait.
    if (lightbox.opener.isOpen) how()
    else lightbox.on('openingAnimationEnd', how)
  }
  return {
    close: () => end(() => lightbox.close()),
    destroy: () => end(() => lightbox.destroy()),
  }
}

/**
 * Element that receives the focus afterwards: not every browser focuses clicked links, and links on
 * other gallery pages are hidden.
 */
function focusBefore(first: HTMLElement, links: readonly HTMLElement[]) {
  const place = [first, ...links].find(link => link.checkVisibility())
  place?.focus({ preventScroll: true })
}

/** Accessible name of the gallery: of its module, or of the element containing it. */
function nameFor(link: HTMLElement): string {
  const module = link.closest<HTMLElement>('[data-module]')
  const named = link.closest('[aria-label]:not(a)') ?? module?.querySelector('[aria-label]:not(a)')
  return module?.ariaLabel || named?.ariaLabel || ''
}

function nameParts({ element, scrollWrap, mainScroll }: PhotoSwipe, label: string) {
  element?.setAttribute('aria-label', label)
  element?.setAttribute('aria-modal', 'true')
  // Remove the library's English descriptions; caption and counter are better.
  for (const part of [scrollWrap, ...mainScroll.itemHolders.map(({ el }) => el)]) {
    part?.removeAttribute('aria-roledescription')
  }
}
