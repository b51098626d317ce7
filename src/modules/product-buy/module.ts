import { defineModule } from '#module-contract'
import { emptyProduct, sharesProduct, stillBuyTexts, toIslandData, withoutProduct } from '#shop-ui'
import { ProductBuy } from './ProductBuy.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Add to cart',
  icon: 'bag',
  category: 'Shop',
  description: 'Options, quantity, stock and button of a product.',
  props: Props,
  emptyState: emptyProduct('lines'),
  warnings: withoutProduct,
  component: ProductBuy,
  sharedStyles: ['product-info', 'product-form', 'quantity-stepper'],
  stores: ['vt_cart', 'vt_cart_count', 'vt_coupon'],
  hydrate: 'activity',
  sharesQuery: sharesProduct,
  needs: ({ buyBar }) => ({ styles: buyBar === 'none' ? [] : ['product-bar'] }),
  withoutServer: 'still',
  serverTexts: [stillBuyTexts],
  toIslandData,
})
