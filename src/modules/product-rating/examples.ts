import type { Example } from '#module-contract'
import { type ShownProductData, sampleProductData } from '#shop-ui'

const rated = (average: number, count: number): ShownProductData => ({
  ...sampleProductData,
  product: { ...sampleProductData.product, rating: { average, count } },
})

export const examples: Example<ShownProductData>[] = [
  { name: 'Many reviews', props: {}, data: rated(4.4, 37) },
  { name: 'One review', props: {}, data: rated(3, 1) },
]
