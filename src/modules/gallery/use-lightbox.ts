import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { toIndex, useTexts } from '#module-kit/client'
import { changeLayer, closeLayer, onLayer, openLayer } from '#visitor/client'
import type { Lightbox } from './lightbox/lightbox.ts'
import type { texts } from './texts.ts'

/**
 * The pictures of a gallery, large, as a layer of the page: Back closes it, Forward and a reload open it again. Its
 * script is loaded with the first picture that is opened; if that fails, the link leads to the picture.
 */
export function useLightbox(id: string, root: RefObject<HTMLElement | null>) {
  const t = useTexts<typeof texts>()
  const shown = useRef<Lightbox>(undefined)

  async function show(link: HTMLAnchorElement, isStep: boolean) {
    try {
      const { showLightbox } = await import('./lightbox/lightbox.ts')
      const links = linksOf(root)
      if (isStep) openLayer(id, String(links.indexOf(link)))
      shown.current?.destroy()
      shown.current = showLightbox(links, link, {
        t,
        onChange: index => changeLayer(id, String(index)),
        onClose: () => closeLayer(id),
      })
    } catch {
      location.href = link.href
    }
  }

  const follow = useEffectEvent((at: string | undefined) => {
    const links = linksOf(root)
    const link = links[toIndex(at, links.length) ?? -1]
    if (link) void show(link, false)
    else shown.current?.close()
  })
  useEffect(() => onLayer(id, at => follow(at)), [id])
  useEffect(() => () => shown.current?.destroy(), [])

  return (link: HTMLAnchorElement) => void show(link, true)
}

function linksOf(root: RefObject<HTMLElement | null>): HTMLAnchorElement[] {
  return [...(root.current?.querySelectorAll<HTMLAnchorElement>('a.gallery-link') ?? [])]
}
