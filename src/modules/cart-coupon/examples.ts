import type { Example } from '#module-contract'
import { sampleCart } from '#shop/schema'
import type { CartData } from '#shop-ui'

const data: CartData = { cart: sampleCart, refused: undefined, countryOptions: '' }

export const examples: Example<CartData>[] = [
  { name: 'Default', props: {}, data },
  {
    name: 'Refused code',
    props: {},
    data: {
      ...data,
      refused: {
        errors: [],
        quantities: {},
        coupon: { code: 'SPRING', message: { key: 'coupon.tooOften' } },
      },
    },
  },
]
