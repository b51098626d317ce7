import { type RefObject, useEffect } from 'react'
import { prefersReducedMotion } from '#ui/client'

/** Scrolls the gallery to an image without scrolling the page. */
export function showPicture(gallery: HTMLElement, id: string, isAtOnce = false) {
  const track = gallery.querySelector<HTMLElement>('.product-track')
  const figure = track?.querySelector<HTMLElement>(`[data-picture="${CSS.escape(id)}"]`)
  if (!track || !figure) return
  const distance = figure.getBoundingClientRect().left - track.getBoundingClientRect().left
  track.scrollBy({
    left: distance,
    behavior: isAtOnce || prefersReducedMotion() ? 'instant' : 'smooth',
  })
}

/** Galleries of the page that show the product with this key. */
export const galleriesOf = (page: Document, key: string) =>
  page.querySelectorAll<HTMLElement>(`[data-product-gallery="${CSS.escape(key)}"]`)

/** Marks the thumbnail of the visible image. */
export function useGallery(gallery: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const track = gallery.current?.querySelector('.product-track')
    const thumbs = gallery.current?.querySelectorAll<HTMLElement>('[data-shows]') ?? []
    if (!track || thumbs.length === 0) return
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) {
          // Scrolling on leaves a playing video.
          if (!isIntersecting)
            target.querySelector('[data-player]')?.dispatchEvent(new Event('player-leave'))
        }
        const seen = entries.find(entry => entry.isIntersecting)
        if (!(seen?.target instanceof HTMLElement)) return
        const { picture } = seen.target.dataset
        for (const thumb of thumbs) {
          if (thumb.dataset.shows === picture) thumb.setAttribute('aria-current', 'true')
          else thumb.removeAttribute('aria-current')
        }
      },
      { root: track, threshold: 0.6 },
    )
    for (const figure of track.querySelectorAll('[data-picture]')) observer.observe(figure)
    return () => observer.disconnect()
  }, [gallery])
}
