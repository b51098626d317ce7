import type { Example } from '#module-kit'
import { sampleCart, sampleEmptyCart } from '#shop/schema'
import type { CartData } from './load.server.ts'

const nothing = { refused: undefined, addError: undefined }

export const examples: Example<CartData>[] = [
  { name: 'Original', props: {}, data: { cart: sampleCart, ...nothing } },
  {
    name: 'With custom text',
    props: {
      empty: 'Nothing here yet. The shelves are one click away.',
      shopLabel: 'To the shelves',
      checkoutLabel: 'To the counter',
    },
    data: { cart: sampleEmptyCart, ...nothing },
  },
]
