import { defineModule } from '#module-contract'
import { emptyProduct, sharesProduct, withoutProduct } from '#shop-ui'
import { ProductPrice } from './ProductPrice.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Product price',
  icon: 'bag',
  category: 'Shop',
  description: 'The price of a product or of the selected variant, with unit price and tax note.',
  props: Props,
  emptyState: emptyProduct('lines'),
  warnings: withoutProduct,
  component: ProductPrice,
  sharedStyles: ['product-info'],
  hydrate: 'never',
  sharesQuery: sharesProduct,
})
