import { defineModule } from '#module-contract'
import { emptyProduct, sharesProduct, withoutProduct } from '#shop-ui'
import { ProductMeta } from './ProductMeta.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Product meta',
  icon: 'rows',
  category: 'Shop',
  description: 'SKU, GTIN, brand, categories and tags of a product.',
  props: Props,
  emptyState: emptyProduct('lines'),
  warnings: withoutProduct,
  component: ProductMeta,
  hydrate: 'never',
  sharesQuery: sharesProduct,
})
