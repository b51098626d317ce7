import type { Example } from '#module-contract'
import { sampleCart, sampleEmptyCart } from '#shop/schema'
import type { CartData } from '#shop-ui'

const nothing = {
  refused: undefined,
  countryOptions: '<option value="FR" selected>France</option>',
}

export const examples: Example<CartData>[] = [
  { name: 'Default', props: {}, data: { cart: sampleCart, ...nothing } },
  {
    name: 'With custom text',
    props: {
      empty: 'Nothing here yet. The shop is one click away.',
      shopLabel: 'To the shop',
      checkoutLabel: 'Check out',
    },
    data: { cart: sampleEmptyCart, ...nothing },
  },
]
