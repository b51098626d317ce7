import type { Example } from '#module-contract'
import { sampleCart } from '#shop/schema'
import type { CartData } from '#shop-ui'

const data: CartData = { cart: sampleCart, refused: undefined, countryOptions: '' }
const gift = { isGift: true, message: 'Happy birthday, Mia' }

export const examples: Example<CartData>[] = [
  { name: 'Default', props: {}, data },
  {
    name: 'With typed texts',
    props: {},
    data: {
      ...data,
      cart: { ...sampleCart, notes: { order: 'Please leave it with the neighbors.', gift } },
    },
  },
]
