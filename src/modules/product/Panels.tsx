import type { ReactNode } from 'react'
import { type ModuleProps, ServerHtml, useTexts } from '#module-contract/client'
import type { ProductDetail, VariantView } from '#shop/client'
import { Accordion, TabSet } from '#ui/client'
import {
  headerHeight,
  onModuleState,
  readHashName,
  scrollToElement,
  writeModuleState,
} from '#visitor/client'
import { Facts, hasFacts } from './Facts.tsx'
import type { ProductData } from './product-data.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

const page = { headerHeight, onModuleState, readHashName, scrollToElement, writeModuleState }

/** Target of links to the tab with reviews, as in WooCommerce (NAV-6). */
const REVIEWS_TAB = 'tab-reviews'

interface PanelsProps {
  props: ModuleProps<typeof Props, ProductData>
  product: ProductDetail
  variant: VariantView | undefined
}

interface Panel {
  key: string
  title: string
  content: ReactNode
}

/**
 * Long description, facts and reviews as tabs, as an accordion, or one below the other. Without
 * script all of them are visible.
 */
export function Panels({ props, product, variant }: PanelsProps) {
  const t = useTexts<typeof texts>()
  const { root, data, details, panels: arrangement, reviews: Reviews } = props
  const reviewCount = product.rating?.count ?? 0
  const panels: Panel[] = []
  if (details && product.descriptionHtml) {
    panels.push({
      key: 'description',
      title: t('description'),
      content: (
        <ServerHtml as="div" className="product-description" html={product.descriptionHtml} />
      ),
    })
  }
  if (details && hasFacts(product)) {
    panels.push({
      key: 'information',
      title: t('details'),
      content: <Facts product={product} variant={variant} />,
    })
  }
  if (data.hasReviews && arrangement !== 'below') {
    panels.push({
      key: 'reviews',
      title: reviewCount > 0 ? t('reviewsWithCount', { count: reviewCount }) : t('reviews'),
      content: (
        <div id={props.product ? undefined : REVIEWS_TAB}>
          <Reviews className="product-reviews-panel" />
        </div>
      ),
    })
  }
  if (panels.length === 0) return null
  if (arrangement === 'below' || panels.length === 1)
    return <Sections id={root.id} panels={panels} />
  const items = panels.map(({ title, content }) => ({ title, body: '', children: content }))
  return (
    <div className="product-panels">
      {arrangement === 'tabs' ? (
        <TabSet id={root.id} items={items} level="h2" page={page} />
      ) : (
        <Accordion
          id={root.id}
          items={items}
          level="h2"
          closable
          several
          closed={false}
          page={page}
        />
      )}
    </div>
  )
}

function Sections({ id, panels }: { id: string; panels: readonly Panel[] }) {
  return (
    <div className="product-details">
      {panels.map(({ key, title, content }) => (
        <section key={key} aria-labelledby={`${id}-${key}`}>
          <h2 id={`${id}-${key}`}>{title}</h2>
          {content}
        </section>
      ))}
    </div>
  )
}
