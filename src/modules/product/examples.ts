import type { Example } from '#module-contract'
import { sampleProductData } from '#shop-ui'
import type { ProductData } from './product-data.ts'

const data: ProductData = { ...sampleProductData, together: [] }

export const examples: Example<ProductData>[] = [
  { name: 'With variants', props: { product: 'notebook', level: 'h2' }, data },
  {
    name: 'A wide image above the words, with tabs',
    props: { product: 'notebook', level: 'h2', layout: 'above', panels: 'tabs', upsells: false },
    data,
  },
  {
    name: 'Compact, square image, with what the shop promises',
    props: {
      product: 'notebook',
      level: 'h2',
      layout: 'after',
      gallery: 'beside',
      zoom: true,
      ratio: '1/1',
      more: [
        {
          type: 'icon-list',
          props: {
            id: 'product-promise',
            lines: 'between',
            items: [
              { text: 'Sent within two working days', icon: 'truck' },
              { text: 'Thirty days to return it', icon: 'undo-2' },
            ],
          },
        },
      ],
      details: false,
      upsells: false,
    },
    data,
  },
]
