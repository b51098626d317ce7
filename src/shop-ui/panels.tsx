import type { ReactNode } from 'react'
import { ServerHtml, type Slot, useTexts } from '#module-contract/client'
import { Accordion, TabSet } from '#ui/client'
import {
  headerHeight,
  onModuleState,
  readHashName,
  scrollToElement,
  writeModuleState,
} from '#visitor/client'
import type { PanelData } from './product-data.ts'
import type { panelTexts } from './product-texts.ts'

const page = { headerHeight, onModuleState, readHashName, scrollToElement, writeModuleState }

/** Target of links to the tab with reviews, as in WooCommerce (NAV-6). */
const REVIEWS_TAB = 'tab-reviews'

interface PanelsProps {
  /** Id of the module. */
  id: string
  data: PanelData
  arrangement: 'below' | 'tabs' | 'accordion'
  /** Description and facts are shown, not only reviews. */
  hasDetails: boolean
  facts: ReactNode
  Reviews: Slot
  /** The URL of the page names the product, so links to reviews open its panel. */
  isOfPage: boolean
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
export function Panels({ id, data, arrangement, hasDetails, facts, ...rest }: PanelsProps) {
  const t = useTexts<typeof panelTexts>()
  const { product } = data
  if (!product) return null
  const reviewCount = product.rating?.count ?? 0
  const panels: Panel[] = []
  if (hasDetails && product.descriptionHtml) {
    panels.push({
      key: 'description',
      title: t('description'),
      content: (
        <ServerHtml as="div" className="product-description" html={product.descriptionHtml} />
      ),
    })
  }
  if (hasDetails && data.hasFacts) {
    panels.push({ key: 'information', title: t('details'), content: facts })
  }
  if (data.hasReviews && arrangement !== 'below') {
    panels.push({
      key: 'reviews',
      title: reviewCount > 0 ? t('reviewsWithCount', { count: reviewCount }) : t('reviews'),
      content: (
        <div id={rest.isOfPage ? REVIEWS_TAB : undefined}>
          <rest.Reviews className="product-reviews-panel" />
        </div>
      ),
    })
  }
  if (panels.length === 0) return null
  if (arrangement === 'below' || panels.length === 1) return <Sections id={id} panels={panels} />
  const items = panels.map(({ title, content }) => ({ title, body: '', children: content }))
  return (
    <div className="product-panels">
      {arrangement === 'tabs' ? (
        <TabSet id={id} items={items} level="h2" page={page} />
      ) : (
        <Accordion id={id} items={items} level="h2" closable several closed={false} page={page} />
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
