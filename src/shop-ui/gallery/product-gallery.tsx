import { type MouseEvent, useRef } from 'react'
import { SERVER_TEXT, ServerHtml } from '#module-contract/client'
import type { ShownProductData } from '../product-data.ts'
import { Gallery } from './gallery.tsx'
import { showPicture, useGallery } from './use-gallery.ts'
import { useHoverZoom } from './use-hover-zoom.ts'

interface ProductGalleryProps {
  /** Id of the module. */
  id: string
  data: ShownProductData & { kept?: true }
  ratio: string
  layout: string
  zoom: boolean
  /** As wide as the page. */
  isWide?: boolean
}

/** Images and videos of a product. The form with the same key scrolls to the image of a variant. */
export function ProductGallery({ id, data, ratio, layout, zoom, isWide }: ProductGalleryProps) {
  const gallery = useRef<HTMLDivElement>(null)
  useGallery(gallery)
  useHoverZoom(gallery, zoom)
  const { product, key } = data
  if (!product) return null

  function onClick(event: MouseEvent) {
    const thumb = (event.target as Element).closest<HTMLAnchorElement>('[data-shows]')
    if (!thumb || !gallery.current) return
    event.preventDefault()
    showPicture(gallery.current, thumb.dataset.shows ?? '')
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears the links inside
    <div
      ref={gallery}
      className="product-gallery"
      data-product-gallery={key}
      data-ratio={ratio === '4/5' ? undefined : ratio}
      data-gallery={layout === 'below' ? undefined : layout}
      data-zoom={zoom ? '' : undefined}
      onClick={onClick}
    >
      <ServerHtml as="div">
        {data.kept ? SERVER_TEXT : <Gallery id={id} product={product} isWide={isWide === true} />}
      </ServerHtml>
    </div>
  )
}
