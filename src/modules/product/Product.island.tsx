import { type MouseEvent, useRef } from 'react'
import { KEPT, Kept, type ModuleProps } from '#module-kit/client'
import { BuyForm } from './BuyForm.tsx'
import { Details } from './Details.tsx'
import { External } from './External.tsx'
import { Gallery } from './Gallery.tsx'
import { Group } from './Group.tsx'
import { Head } from './Head.tsx'
import { Price } from './Price.tsx'
import type { ProductData } from './product-data.ts'
import type { Props } from './props.ts'
import { Upsells } from './Upsells.tsx'
import { showPicture, useGallery } from './use-gallery.ts'
import { useProduct } from './use-product.ts'

/**
 * A product's page. Choices are form controls that the server understands too; the script shows what a choice costs,
 * whether it can be had and what it looks like, and adds to the cart in place.
 */
export function Product(props: ModuleProps<typeof Props, ProductData>) {
  const { root, data, ratio } = props
  const gallery = useRef<HTMLDivElement>(null)
  useGallery(gallery)
  const state = useProduct(root.id, data, gallery)
  const { product } = data
  if (!product) return <div {...root} data-state="missing" />
  const isKept = data.kept === true

  function onGalleryClick(event: MouseEvent) {
    const thumb = (event.target as Element).closest<HTMLAnchorElement>('[data-shows]')
    if (!thumb || !gallery.current) return
    event.preventDefault()
    showPicture(gallery.current, thumb.dataset.shows ?? '')
  }

  return (
    <div {...root} data-ratio={ratio} data-type={product.type}>
      <div className="product-columns">
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears the links inside */}
        <div ref={gallery} className="product-gallery" onClick={onGalleryClick}>
          <Kept as="div">{isKept ? KEPT : <Gallery id={root.id} product={product} />}</Kept>
        </div>
        <div className="product-info">
          <Kept as="div" className="product-head">
            {isKept ? KEPT : <Head product={product} level={props.level} />}
          </Kept>
          <Price product={product} variant={state.variant} />
          {product.shortHtml && (
            <Kept as="div" className="product-short" html={product.shortHtml} />
          )}
          {product.external && <External product={product} />}
          {product.type === 'grouped' && <Group id={root.id} data={data} state={state} />}
          {(product.type === 'simple' || product.type === 'variable') && (
            <BuyForm id={root.id} data={data} state={state} />
          )}
        </div>
      </div>
      {props.details && <Details id={root.id} product={product} variant={state.variant} />}
      {props.upsells && (
        <Kept as="div" className="product-upsells">
          {isKept ? KEPT : <Upsells product={product} title={props.upsellsTitle} />}
        </Kept>
      )}
    </div>
  )
}
