import { defineModule } from '#module-contract'
import { toCartIslandData } from '#shop-ui'
import { CartNotes } from './CartNotes.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Cart notes',
  icon: 'gift',
  category: 'Shop',
  description: 'A note about the order, and a message for a gift.',
  props: Props,
  component: CartNotes,
  sharedStyles: ['cart-parts'],
  stores: ['vt_cart', 'vt_cart_count', 'vt_coupon'],
  hydrate: 'activity',
  withoutServer: 'live',
  toIslandData: toCartIslandData,
})
