import PhotoSwipe from 'photoswipe'
import { isRightToLeft, wantsStillness } from '#module-kit/client'
import { addCaption } from './caption.ts'
import { addCounter } from './counter.ts'
import { addFailure } from './failure.ts'
import { lightboxIcons } from './icons.ts'
import { addKeys } from './keys.ts'
import { toSlide } from './slide-data.ts'
import { addStyles } from './styles.ts'
import { lightboxTexts } from './texts.ts'
import { addVideos } from './videos.ts'

export interface Lightbox {
  close(): void
  /** Closes at once. */
  destroy(): void
}

interface Options {
  /** Another picture is shown, by its link. */
  onChange(link: HTMLAnchorElement): void
  /** The visitor closed it; not told of what `close` and `destroy` do. */
  onClose(): void
}

const ZOOM_MS = 333
/** A picture that is there sooner needs no sign that it is loading. */
const LOADING_AFTER_MS = 400

/** Shows the pictures behind links large, starting with one of them: keys, wheel, pinch, swipe, zoom, captions (GA-1). */
export function showLightbox(
  links: readonly HTMLAnchorElement[],
  first: HTMLAnchorElement,
  { onChange, onClose }: Options,
): Lightbox {
  const removeStyles = addStyles()
  const texts = lightboxTexts(document.documentElement.lang)
  focusBefore(first, links)
  const still = wantsStillness()
  // What a filter leaves out is not turned to.
  const chosen = links.filter(link => link === first || !link.closest('[data-filtered]'))
  // The library knows left and right only: from right to left the row is laid the other way round.
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
  addVideos(lightbox)
  lightbox.init()
  nameParts(lightbox, nameFor(first) || texts.images)
  let isEnded = false
  // After the start, which is told by the library as a change too.
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
    // The library hears no wish to close while it opens: it is told when it has.
    if (lightbox.opener.isOpen) how()
    else lightbox.on('openingAnimationEnd', how)
  }
  return {
    close: () => end(() => lightbox.close()),
    destroy: () => end(() => lightbox.destroy()),
  }
}

/** Where the focus comes back to: not every browser gives it to a pressed link, and on another page of a gallery none can have it. */
function focusBefore(first: HTMLElement, links: readonly HTMLElement[]) {
  const place = [first, ...links].find(link => link.checkVisibility())
  place?.focus({ preventScroll: true })
}

/** What the pictures are called together: as their module is, or what holds them in it. */
function nameFor(link: HTMLElement): string {
  const module = link.closest<HTMLElement>('[data-module]')
  const named = link.closest('[aria-label]:not(a)') ?? module?.querySelector('[aria-label]:not(a)')
  return module?.ariaLabel || named?.ariaLabel || ''
}

function nameParts({ element, scrollWrap, mainScroll }: PhotoSwipe, label: string) {
  element?.setAttribute('aria-label', label)
  element?.setAttribute('aria-modal', 'true')
  // The library says what they are in English; the caption and the counter say more.
  for (const part of [scrollWrap, ...mainScroll.itemHolders.map(({ el }) => el)]) {
    part?.removeAttribute('aria-roledescription')
  }
}
