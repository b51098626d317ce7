import type { Example } from '#module-contract'
import { sceneImage } from '#pages/schema'
import { sampleProduct } from '#shop/schema'
import type { ProductData } from './product-data.ts'

const data: ProductData = {
  product: {
    ...sampleProduct,
    gallery: ['placeholder', 'placeholder-square'].map(sceneImage),
    upsells: sampleProduct.upsells.map(other => ({
      ...other,
      picture: sceneImage('placeholder-square'),
    })),
  },
  choice: {},
  parameters: { cover: 'cover' },
  refused: undefined,
  hasReviews: false,
  together: [],
}

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
