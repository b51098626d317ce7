import type { SlideData } from 'photoswipe'

export interface LightboxSlide extends SlideData {
  title: string
  words: string
}

/** Limited by the window. */
const VIDEO_WIDTH = 1920

/** Converts a linked image or video to a slide using the sizes in its HTML. */
export function toSlide(link: HTMLAnchorElement): LightboxSlide {
  const image = link.querySelector('img')
  // Not the alternative image for phones.
  const source = link.querySelector<HTMLSourceElement>('source[type="image/webp"]:not([media])')
  const caption = link.closest('figure')?.querySelector('figcaption')
  const title = caption?.querySelector('[data-caption="title"]')
  const words = caption?.querySelector('[data-caption="words"]') ?? (title ? null : caption)
  const said = { element: link, title: title?.textContent ?? '', words: words?.textContent ?? '' }
  if (link.dataset.lightbox === 'video') {
    const video = link.parentElement?.querySelector('video')
    const ratio = (video?.height || 9) / (video?.width || 16)
    return { ...said, type: 'video', width: VIDEO_WIDTH, height: VIDEO_WIDTH * ratio }
  }
  return {
    ...said,
    src: link.href,
    srcset: source?.srcset,
    msrc: image?.currentSrc || undefined,
    width: Number(image?.getAttribute('width')) || 1600,
    height: Number(image?.getAttribute('height')) || 1200,
    alt: image?.alt ?? '',
    thumbCropped: true,
  }
}
