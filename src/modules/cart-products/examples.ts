import type { Example } from '#module-contract'
import { sampleCart, sampleEmptyCart } from '#shop/schema'
import type { CartData } from '#shop-ui'

const nothing = { refused: undefined, countryOptions: '' }

export const examples: Example<CartData>[] = [
  { name: 'Default', props: {}, data: { cart: sampleCart, ...nothing } },
  {
    name: 'With custom text',
    props: { empty: 'Nothing here yet.', shopLabel: 'To the shop' },
    data: { cart: sampleEmptyCart, ...nothing },
  },
]
