import { type ModuleProps, SERVER_TEXT, ServerHtml } from '#module-contract/client'
import {
  BuyArea,
  BuyBar,
  Disclosures,
  FactRows,
  hasDisclosures,
  Panels,
  PriceWithDiscount,
  ProductGallery,
  ProductHead,
  ProductRating,
  Together,
  useProduct,
} from '#shop-ui/client'
import type { ProductData } from './product-data.ts'
import type { Props } from './props.ts'
import { Upsells } from './Upsells.tsx'

/**
 * Product page. Options are form controls that work without script; the script updates price, stock
 * and images, and adds to the cart in place.
 */
export function Product(props: ModuleProps<typeof Props, ProductData>) {
  const { root, data, layout, more: More, reviews: Reviews } = props
  const { id } = root
  const state = useProduct(id, data)
  const { product } = data
  if (!product) return <div {...root} data-state="missing" />
  const { variant } = state
  const isKept = data.kept === true
  return (
    <div {...root} data-layout={layout === 'beside' ? undefined : layout} data-type={product.type}>
      <div className="product-columns">
        <ProductGallery
          id={id}
          data={data}
          ratio={props.ratio}
          layout={props.gallery}
          zoom={props.zoom}
          isWide={layout === 'above'}
        />
        <div className="product-info">
          <ServerHtml as="div" className="product-head">
            {isKept ? (
              SERVER_TEXT
            ) : (
              <>
                <ProductHead product={product} level={props.level} />
                <ProductRating rating={product.rating} />
              </>
            )}
          </ServerHtml>
          <PriceWithDiscount product={product} variant={variant} />
          {product.shortHtml && (
            <ServerHtml as="div" className="product-short" html={product.shortHtml} />
          )}
          <BuyArea id={id} data={data} state={state} hasSku />
          <More className="product-more" />
        </div>
      </div>
      {props.buyBar !== 'none' && (
        <BuyBar id={id} product={product} state={state} screens={props.buyBar} />
      )}
      <Together id={id} data={data} money={product.money} />
      <Panels
        id={id}
        data={data}
        arrangement={props.panels}
        hasDetails={props.details}
        facts={
          <dl className="product-facts">
            <FactRows product={product} variant={variant} />
          </dl>
        }
        Reviews={Reviews}
        isOfPage={!props.product}
      />
      {hasDisclosures(product) && (
        <ServerHtml as="div" className="product-details product-disclosures">
          {isKept ? SERVER_TEXT : <Disclosures id={id} product={product} />}
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
