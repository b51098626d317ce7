import { defineModule, SERVER_TEXT } from '#module-contract'
import { partWarnings } from '#ui'
import { Checkout } from './Checkout.island.tsx'
import type { CheckoutData } from './checkout-data.ts'
import { Props, REQUIRED_PARTS } from './props.ts'
import { titlesToParts } from './titles-to-parts.ts'

export default defineModule({
  label: 'Checkout',
  icon: 'truck',
  category: 'Shop',
  description: 'Addresses, shipping, payment and order summary.',
  sharedStyles: ['address-options'],
  props: Props,
  component: Checkout,
  warnings: partWarnings(REQUIRED_PARTS),
  stores: ['vt_cart', 'vt_cart_count', 'vt_orders'],
  hydrate: 'activity',
  withoutServer: 'live',
  upgrades: [{ sample: { billingTitle: 'Your details' }, up: titlesToParts }],
  toIslandData: ({ view }: CheckoutData) => ({
    view,
    countries: { billing: SERVER_TEXT, shipping: SERVER_TEXT },
  }),
})
