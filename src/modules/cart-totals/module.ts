import { defineModule } from '#module-contract'
import { toCartIslandData } from '#shop-ui'
import { CartTotals } from './CartTotals.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Cart totals',
  icon: 'rows',
  category: 'Shop',
  description: 'Discounts, shipping, taxes and the total of the cart.',
  props: Props,
  component: CartTotals,
  sharedStyles: ['cart-parts'],
  stores: ['vt_cart', 'vt_cart_count', 'vt_coupon'],
  hydrate: 'activity',
  withoutServer: 'live',
  toIslandData: toCartIslandData,
})
