import { type ModuleProps, SERVER_TEXT, ServerHtml } from '#module-contract/client'
import { variantFor } from '#shop/client'
import {
  Disclosures,
  FactRows,
  hasDisclosures,
  type PanelData,
  Panels,
  partAttributes,
} from '#shop-ui/client'
import type { Props } from './props.ts'

/** Description, facts and reviews. The form of the product updates the facts. */
export function ProductDescription(props: ModuleProps<typeof Props, PanelData>) {
  const { root, data, panels, reviews: Reviews } = props
  const { product, key, choice, kept } = data
  if (!product) return <div {...root} />
  return (
    <div {...root}>
      <Panels
        id={root.id}
        data={data}
        arrangement={panels}
        hasDetails
        facts={
          <ServerHtml as="dl" className="product-facts" {...partAttributes('facts', key)}>
            {kept ? (
              SERVER_TEXT
            ) : (
              <FactRows product={product} variant={variantFor(product, choice)} />
            )}
          </ServerHtml>
        }
        Reviews={Reviews}
        isOfPage={!props.product}
      />
      {props.disclosures && hasDisclosures(product) && (
        <ServerHtml as="div" className="product-details product-disclosures">
          {kept ? SERVER_TEXT : <Disclosures id={root.id} product={product} />}
        </ServerHtml>
      )}
      {data.hasReviews && panels === 'below' && <Reviews className="product-reviews-below" />}
    </div>
  )
}
