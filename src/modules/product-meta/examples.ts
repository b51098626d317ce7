import type { Example } from '#module-contract'
import { type ShownProductData, sampleProductData } from '#shop-ui'

const data: ShownProductData = {
  ...sampleProductData,
  product: {
    ...sampleProductData.product,
    brand: { name: 'Paper mill', path: '/shop?brand=paper-mill' },
    tags: [
      { name: 'Gift', path: '/shop?tag=gift' },
      { name: 'New', path: '/shop?tag=new' },
    ],
  },
}

export const examples: Example<ShownProductData>[] = [
  { name: 'Facts as a list', props: {}, data },
  { name: 'Facts with lines', props: { layout: 'lines', tags: false }, data },
  { name: 'Facts side by side', props: { layout: 'line' }, data },
]
