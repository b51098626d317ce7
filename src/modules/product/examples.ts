import type { Example } from '#module-kit'
import { sampleProduct } from '#shop/schema'
import type { ProductData } from './product-data.ts'

const data: ProductData = {
  product: sampleProduct,
  choice: {},
  parameters: { cover: 'cover' },
  refused: undefined,
}

export const examples: Example<ProductData>[] = [
  { name: 'With variants', props: { product: 'notebook', level: 'h2' }, data },
  { name: 'Default', props: { product: 'notebook', level: 'h2', upsells: false }, data },
  {
    name: 'Compact, square image',
    props: { product: 'notebook', level: 'h2', ratio: '1/1', details: false, upsells: false },
    data,
  },
]
