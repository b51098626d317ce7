import type { Example } from '#module-contract'
import { type BuyData, sampleProductData } from '#shop-ui'

const { product } = sampleProductData
const [variant] = product.variants
const simple: BuyData = {
  ...sampleProductData,
  product: {
    ...product,
    type: 'simple',
    options: [],
    variants: variant ? [{ ...variant, options: {}, sku: 'NB-1' }] : [],
  },
  parameters: {},
}

export const examples: Example<BuyData>[] = [
  { name: 'Options and button', props: {}, data: sampleProductData },
  {
    name: 'Product without options, with a buy bar on phones',
    props: { buyBar: 'phones', sku: true },
    data: simple,
  },
  {
    name: 'Buy bar on all screens',
    props: { buyBar: 'all' },
    data: { ...sampleProductData, choice: { cover: 'Red' } },
  },
]
