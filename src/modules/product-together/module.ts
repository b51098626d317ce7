import { defineModule } from '#module-contract'
import { emptyProduct, type TogetherData, toStillData, withoutProduct } from '#shop-ui'
import { ProductTogether } from './ProductTogether.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Frequently bought together',
  icon: 'plus',
  category: 'Shop',
  description: 'The product and others that are often bought with it, in one form.',
  props: Props,
  emptyState: emptyProduct('lines', (_, { together }: TogetherData) => together.length > 0),
  warnings: withoutProduct,
  component: ProductTogether,
  sharedStyles: ['product-gallery', 'product-together'],
  stores: ['vt_cart', 'vt_cart_count', 'vt_coupon'],
  hydrate: 'activity',
  withoutServer: 'still',
  toIslandData: toStillData,
})
