import type { SlideData } from 'photoswipe'

export interface LightboxSlide extends SlideData {
  title: string
  words: string
}

/** A picture of the page as a slide: what the HTML says of it, in the sizes that it already offers. */
export function toSlide(link: HTMLAnchorElement): LightboxSlide {
  const image = link.querySelector('img')
  const source = link.querySelector<HTMLSourceElement>('source[type="image/webp"]')
  const figure = link.closest('figure')
  const textOf = (name: string) => figure?.querySelector(name)?.textContent ?? ''
  return {
    src: link.href,
    srcset: source?.srcset,
    msrc: image?.currentSrc || undefined,
    width: Number(image?.getAttribute('width')) || 1600,
    height: Number(image?.getAttribute('height')) || 1200,
    alt: image?.alt ?? '',
    element: link,
    thumbCropped: true,
    title: textOf('.gallery-title'),
    words: textOf('.gallery-words'),
  }
}
