import type { Example } from '#module-contract'
import { sampleCart } from '#shop/schema'
import type { CartData } from '#shop-ui'

const data: CartData = {
  cart: sampleCart,
  refused: undefined,
  countryOptions: '<option value="FR" selected>France</option>',
}

export const examples: Example<CartData>[] = [
  { name: 'Default', props: {}, data },
  { name: 'Without shipping calculator', props: { shipping: false }, data },
]
