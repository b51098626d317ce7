import type { Example } from '#module-contract'
import { type ShownProductData, sampleProductData } from '#shop-ui'

export const examples: Example<ShownProductData>[] = [
  { name: 'With categories', props: { level: 'h2' }, data: sampleProductData },
  {
    name: 'Large, without categories',
    props: { level: 'h2', size: 'large', categories: false },
    data: sampleProductData,
  },
  {
    name: 'Small, with categories',
    props: { level: 'h3', size: 'small' },
    data: sampleProductData,
  },
]
