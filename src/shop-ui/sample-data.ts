import { sceneImage } from '#pages/schema'
import { sampleProduct } from '#shop/schema'
import type { BuyData, PanelData } from './product-data.ts'

/** Example data of modules that show a product. */
export const sampleProductData = {
  product: {
    ...sampleProduct,
    gallery: ['placeholder', 'placeholder-square'].map(sceneImage),
    upsells: sampleProduct.upsells.map(other => ({
      ...other,
      picture: sceneImage('placeholder-square'),
    })),
  },
  key: 'product',
  choice: {},
  parameters: { cover: 'cover' },
  refused: undefined,
  hasReviews: false,
  hasFacts: true,
} satisfies BuyData & PanelData
