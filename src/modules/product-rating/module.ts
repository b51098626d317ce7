import { defineModule } from '#module-contract'
import { emptyProduct, withoutProduct } from '#shop-ui'
import { ProductRating } from './ProductRating.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Product rating',
  icon: 'star',
  category: 'Shop',
  description: 'Stars and the number of reviews, with a link to them.',
  props: Props,
  emptyState: emptyProduct('lines', ({ rating }) => rating),
  warnings: withoutProduct,
  component: ProductRating,
  sharedStyles: ['product-info', 'stars'],
  hydrate: 'never',
})
