import type { Example } from '#module-contract'
import { type ShownProductData, sampleProductData } from '#shop-ui'

const { product } = sampleProductData
const reduced: ShownProductData = {
  ...sampleProductData,
  product: {
    ...product,
    price: {
      ...{ min: 1800, max: 1800, regularMin: 2400, regularMax: 2400, onSale: true },
      ...{ lowest: 2200, suffix: 'incl. VAT', unitPrice: { price: 1800, per: 'piece' } },
    },
  },
}

export const examples: Example<ShownProductData>[] = [
  { name: 'From the lowest price', props: {}, data: sampleProductData },
  { name: 'Large, with a reduction', props: { size: 'large' }, data: reduced },
  {
    name: 'Small, of the selected variant',
    props: { size: 'small' },
    data: { ...sampleProductData, choice: { cover: 'Grey' } },
  },
]
