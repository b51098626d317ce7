import { defineModule } from '#module-contract'
import { toCartIslandData } from '#shop-ui'
import { CartCoupon } from './CartCoupon.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Cart coupon',
  icon: 'gift',
  category: 'Shop',
  description: 'A field for a coupon or gift card.',
  props: Props,
  component: CartCoupon,
  sharedStyles: ['cart-parts'],
  stores: ['vt_cart', 'vt_cart_count', 'vt_coupon'],
  hydrate: 'activity',
  withoutServer: 'live',
  toIslandData: toCartIslandData,
})
