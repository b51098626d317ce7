import { defineModule, SERVER_TEXT } from '#module-contract'
import { Checkout } from './Checkout.island.tsx'
import type { CheckoutData } from './checkout-data.ts'
import { Props } from './props.ts'

export default defineModule({
  label: 'Checkout',
  icon: 'truck',
  category: 'Shop',
  description: 'Addresses, shipping, payment and order summary.',
  sharedStyles: ['address-options'],
  props: Props,
  component: Checkout,
  stores: ['vt_cart', 'vt_cart_count', 'vt_orders'],
  hydrate: 'activity',
  withoutServer: 'live',
  toIslandData: ({ view }: CheckoutData) => ({
    view,
    countries: { billing: SERVER_TEXT, shipping: SERVER_TEXT },
  }),
})
