import { type MouseEvent, useRef } from 'react'
import { type ModuleProps, SERVER_TEXT, ServerHtml, useTexts } from '#module-contract/client'
import type { ProductDetail } from '#shop/client'
import { BuyBar } from './BuyBar.tsx'
import { BuyForm } from './BuyForm.tsx'
import { Disclosures } from './Disclosures.tsx'
import { External } from './External.tsx'
import { Gallery } from './Gallery.tsx'
import { Group } from './Group.tsx'
import { Head } from './Head.tsx'
import { Panels } from './Panels.tsx'
import { Parts } from './Parts.tsx'
import { Price } from './Price.tsx'
import type { ProductData } from './product-data.ts'
import type { Props } from './props.ts'
import { StockAlert } from './StockAlert.tsx'
import { Together } from './Together.tsx'
import type { texts } from './texts.ts'
import { Upsells } from './Upsells.tsx'
import { showPicture, useGallery } from './use-gallery.ts'
import { useHoverZoom } from './use-hover-zoom.ts'
import { useProduct } from './use-product.ts'

/**
 * Product page. Options are form controls that work without script; the script updates price, stock
 * and images, and adds to the cart in place.
 */
export function Product(props: ModuleProps<typeof Props, ProductData>) {
  const { root, data, layout, ratio, more: More, reviews: Reviews } = props
  const t = useTexts<typeof texts>()
  const gallery = useRef<HTMLDivElement>(null)
  useGallery(gallery)
  useHoverZoom(gallery, props.zoom)
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
    <div
      {...root}
      data-layout={layout === 'beside' ? undefined : layout}
      data-ratio={ratio}
      data-gallery={props.gallery === 'below' ? undefined : props.gallery}
      data-zoom={props.zoom ? '' : undefined}
      data-type={product.type}
      // Scrolls the gallery to the selected variant.
      data-needs-script={Object.keys(data.choice).length > 0 ? '' : undefined}
    >
      <div className="product-columns">
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears the links inside */}
        <div ref={gallery} className="product-gallery" onClick={onGalleryClick}>
          <ServerHtml as="div">
            {isKept ? (
              SERVER_TEXT
            ) : (
              <Gallery id={root.id} product={product} isWide={layout === 'above'} />
            )}
          </ServerHtml>
        </div>
        <div className="product-info">
          <ServerHtml as="div" className="product-head">
            {isKept ? SERVER_TEXT : <Head product={product} level={props.level} />}
          </ServerHtml>
          <Price product={product} variant={state.variant} />
          {product.price?.label && <p className="product-discount">{product.price.label}</p>}
          {product.shortHtml && (
            <ServerHtml as="div" className="product-short" html={product.shortHtml} />
          )}
          <Parts parts={product.parts} />
          {product.external && <External product={product} />}
          {product.type === 'grouped' && <Group id={root.id} data={data} state={state} />}
          {(product.type === 'simple' || product.type === 'variable') && (
            <BuyForm id={root.id} data={data} state={state} />
          )}
          {data.stockAlert && (
            <StockAlert id={root.id} data={data} alert={data.stockAlert} variant={state.variant} />
          )}
          {data.delivery && (
            <ServerHtml as="p" className="product-delivery">
              {isKept ? SERVER_TEXT : t('deliveryPromise', data.delivery)}
            </ServerHtml>
          )}
          <More className="product-more" />
        </div>
      </div>
      {props.buyBar !== 'none' && product.price && !product.external && (
        <BuyBar id={root.id} product={product} state={state} screens={props.buyBar} />
      )}
      {data.together.length > 0 && (
        <Together
          id={root.id}
          items={data.together}
          cards={data.togetherCards}
          money={product.money}
        />
      )}
      <Panels props={props} product={product} variant={state.variant} />
      {hasDisclosures(product) && (
        <ServerHtml as="div" className="product-details product-disclosures">
          {isKept ? SERVER_TEXT : <Disclosures id={root.id} product={product} />}
        </ServerHtml>
      )}
      {props.upsells && (
        <ServerHtml as="div" className="product-upsells">
          {isKept ? SERVER_TEXT : <Upsells product={product} title={props.upsellsTitle} />}
        </ServerHtml>
      )}
      {data.hasReviews && props.panels === 'below' && <Reviews className="product-reviews-below" />}
    </div>
  )
}

const hasDisclosures = ({ safety, guarantee, hasGuaranteeNotice }: ProductDetail) =>
  safety !== undefined || guarantee !== undefined || hasGuaranteeNotice
