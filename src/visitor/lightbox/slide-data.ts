import type { SlideData } from 'photoswipe'

export interface LightboxSlide extends SlideData {
  title: string
  words: string
}

/** As large as the window lets it be. */
const VIDEO_WIDTH = 1920

/** A picture or video of the page as a slide: what the HTML says of it, in the sizes that it already offers. */
export function toSlide(link: HTMLAnchorElement): LightboxSlide {
  const image = link.querySelector('img')
  // Not the one that stands in for it on phones.
  const source = link.querySelector<HTMLSourceElement>('source[type="image/webp"]:not([media])')
  const caption = link.closest('figure')?.querySelector('figcaption')
  const title = caption?.querySelector('[data-caption="title"]')
  const words = caption?.querySelector('[data-caption="words"]') ?? (title ? null : caption)
  const said = { element: link, title: title?.textContent ?? '', words: words?.textContent ?? '' }
  if (link.dataset.lightbox === 'video') {
    const film = link.parentElement?.querySelector('video')
    const ratio = (film?.height || 9) / (film?.width || 16)
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
