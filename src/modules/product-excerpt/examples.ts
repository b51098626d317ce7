import type { Example } from '#module-contract'
import { type ShownProductData, sampleProductData } from '#shop-ui'

const { product } = sampleProductData

export const examples: Example<ShownProductData>[] = [
  { name: 'One sentence', props: {}, data: sampleProductData },
  {
    name: 'A sentence and a list',
    props: {},
    data: {
      ...sampleProductData,
      product: {
        ...product,
        shortHtml: `${product.shortHtml}<ul><li>80 g paper</li><li>Sewn binding</li></ul>`,
      },
    },
  },
]
