import { defineModule } from '#module-contract'
import { emptyProduct, withoutProduct } from '#shop-ui'
import { ProductExcerpt } from './ProductExcerpt.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Product short description',
  icon: 'text',
  category: 'Shop',
  description: 'The short description of a product.',
  props: Props,
  emptyState: emptyProduct('lines', ({ shortHtml }) => shortHtml),
  warnings: withoutProduct,
  component: ProductExcerpt,
  sharedStyles: ['product-info'],
  hydrate: 'never',
})
