import type { Example } from '#module-contract'
import { sampleCheckout } from '#shop/schema'
import { type CheckoutData, toCheckoutData } from './checkout-data.ts'
import { STANDARD_PARTS } from './props.ts'

const note = {
  type: 'text',
  props: { id: 'checkout-note', body: '<p>Returns are free for 30 days.</p>' },
}

const data = toCheckoutData(sampleCheckout)

export const examples: Example<CheckoutData>[] = [
  { name: 'Default', props: {}, data },
  {
    name: 'With custom text',
    props: {
      parts: STANDARD_PARTS.map(part =>
        part.kind === 'products' ? { ...part, title: 'In your order' } : part,
      ),
      notePlaceholder: 'Where may we leave the parcel?',
    },
    data,
  },
  {
    name: 'Payment after the addresses, with a note beside it',
    props: {
      parts: [
        { kind: 'billing', title: '1. Your details' },
        { kind: 'shipping' },
        { kind: 'payment', title: '2. Payment' },
        { kind: 'place' },
        { kind: 'products', column: 'side' },
        { kind: 'totals', column: 'side' },
        { kind: 'modules', column: 'side', content: [note] },
        { kind: 'methods' },
      ],
    },
    data,
  },
]
