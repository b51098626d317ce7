import { defineModule } from '#module-contract'
import { toCartIslandData } from '#shop-ui'
import { Cart } from './Cart.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Cart',
  icon: 'bag',
  category: 'Shop',
  description: 'Cart items with quantities and totals.',
  props: Props,
  component: Cart,
  sharedStyles: ['cart-parts', 'quantity-stepper'],
  stores: ['vt_cart', 'vt_cart_count', 'vt_coupon'],
  hydrate: 'activity',
  withoutServer: 'live',
  toIslandData: toCartIslandData,
})
