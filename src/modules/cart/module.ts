import { defineModule, SERVER_TEXT } from '#module-contract'
import { Cart } from './Cart.island.tsx'
import type { CartData } from './load.server.ts'
import { Props } from './props.ts'

export default defineModule({
  label: 'Cart',
  icon: 'bag',
  category: 'Shop',
  description: 'Cart items with quantities and totals.',
  props: Props,
  component: Cart,
  stores: ['vt_cart', 'vt_cart_count', 'vt_coupon'],
  hydrate: 'activity',
  withoutServer: 'live',
  toIslandData: ({ countryOptions, ...data }: CartData) => ({
    ...data,
    countryOptions: countryOptions && SERVER_TEXT,
  }),
})
