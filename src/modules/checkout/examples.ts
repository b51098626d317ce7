import type { Example } from '#module-contract'
import { sampleCheckout } from '#shop/schema'
import { type CheckoutData, toCheckoutData } from './checkout-data.ts'

const data = toCheckoutData(sampleCheckout)

export const examples: Example<CheckoutData>[] = [
  { name: 'Default', props: {}, data },
  {
    name: 'With custom text',
    props: { billingTitle: 'Your details', reviewTitle: 'In your order' },
    data,
  },
]
