import { pagingTexts } from '#content/client'
import { defineModule } from '#module-contract'
import { starTexts } from '#ui/client'
import { toIslandData } from './island-data.ts'
import { listTexts } from './list-texts.ts'
import { ProductReviews } from './ProductReviews.island.tsx'
import { Props } from './props.ts'
import type { ReviewsData } from './reviews-data.ts'

export default defineModule({
  label: 'Product reviews',
  icon: 'star',
  category: 'Shop',
  description: 'Stars and texts of customers about a product, with a form.',
  props: Props,
  emptyState: {
    when: (_, data) => data !== undefined && !(data as ReviewsData).product,
    option: 'product',
    button: 'Choose product',
    shape: 'lines',
  },
  component: ProductReviews,
  sharedStyles: ['paged-list', 'stars'],
  hydrate: 'activity',
  withoutServer: 'still',
  serverTexts: [listTexts, pagingTexts, starTexts],
  toIslandData,
})
