import { defineModule } from '#module-contract'
import {
  disclosureTexts,
  emptyProduct,
  factTexts,
  type PanelData,
  sharesProduct,
  toStillData,
  withoutProduct,
} from '#shop-ui'
import { ProductDescription } from './ProductDescription.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Product description',
  icon: 'tabs',
  category: 'Shop',
  description: 'Description, details and reviews of a product, as tabs or below each other.',
  props: Props,
  emptyState: emptyProduct(
    'lines',
    ({ descriptionHtml }, { hasFacts, hasReviews }: PanelData) =>
      descriptionHtml || hasFacts || hasReviews,
  ),
  warnings: withoutProduct,
  component: ProductDescription,
  sharedStyles: ['product-panels'],
  hydrate: ({ panels }) => (panels === 'below' ? 'never' : 'activity'),
  sharesQuery: sharesProduct,
  needs: ({ panels }) => ({ styles: panels === 'tabs' ? ['tabs'] : [] }),
  serverTexts: [disclosureTexts, factTexts],
  toIslandData: toStillData,
})
