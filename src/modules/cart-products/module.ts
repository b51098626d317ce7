import { defineModule } from '#module-contract'
import { toCartIslandData } from '#shop-ui'
import { CartProducts } from './CartProducts.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Cart products',
  icon: 'bag',
  category: 'Shop',
  description: 'The products in the cart with quantities.',
  props: Props,
  component: CartProducts,
  sharedStyles: ['cart-parts', 'quantity-stepper'],
  stores: ['vt_cart', 'vt_cart_count', 'vt_coupon'],
  hydrate: 'activity',
  withoutServer: 'live',
  toIslandData: toCartIslandData,
})
