import { defineModule } from '#module-contract'
import { emptyProduct, sharesProduct, withoutProduct } from '#shop-ui'
import { ProductTitle } from './ProductTitle.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Product title',
  icon: 'heading',
  category: 'Shop',
  description: 'The name of a product, with its categories.',
  props: Props,
  emptyState: emptyProduct('lines'),
  warnings: withoutProduct,
  component: ProductTitle,
  sharedStyles: ['product-info'],
  hydrate: 'never',
  sharesQuery: sharesProduct,
})
