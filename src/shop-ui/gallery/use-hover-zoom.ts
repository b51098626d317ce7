import { type RefObject, useEffect } from 'react'

/** Factor of `looks.css`. */
const ZOOM = 2

/** Zooms the image under a mouse around its position. The first time, a larger image is loaded. */
export function useHoverZoom(gallery: RefObject<HTMLElement | null>, isOn: boolean) {
  useEffect(() => {
    const element = gallery.current
    if (!element || !isOn) return
    const follow = ({ target, clientX, clientY, pointerType }: PointerEvent) => {
      const link = (target as Element).closest<HTMLElement>('.product-figure > a')
      const image = link?.querySelector('img')
      if (!link || !image || pointerType !== 'mouse') return
      const { left, top, width, height } = link.getBoundingClientRect()
      link.style.setProperty('--zoom-x', `${((clientX - left) / width) * 100}%`)
      link.style.setProperty('--zoom-y', `${((clientY - top) / height) * 100}%`)
      if ('zoomed' in link.dataset) return
      link.dataset.zoomed = ''
      const sizes = `${Math.ceil(width * ZOOM)}px`
      for (const source of link.querySelectorAll('source, img')) source.setAttribute('sizes', sizes)
    }
    element.addEventListener('pointermove', follow)
    return () => element.removeEventListener('pointermove', follow)
  }, [gallery, isOn])
}
