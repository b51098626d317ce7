import type { Example } from '#module-contract'
import { sampleCart } from '#shop/schema'
import type { CartData } from '#shop-ui'

export const examples: Example<CartData>[] = [
  {
    name: 'Default',
    props: {},
    data: { cart: sampleCart, refused: undefined, countryOptions: '' },
  },
]
