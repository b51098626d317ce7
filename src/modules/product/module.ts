import { defineModule } from '#module-contract'
import {
  disclosureTexts,
  emptyProduct,
  galleryNeeds,
  galleryTexts,
  headTexts,
  sharesProduct,
  stillBuyTexts,
  toIslandData,
  withoutProduct,
} from '#shop-ui'
import { Product } from './Product.island.tsx'
import { Props } from './props.ts'
import { upsellTexts } from './texts.ts'

export default defineModule({
  label: 'Product',
  icon: 'bag',
  category: 'Shop',
  description: 'A product with images, options and description.',
  props: Props,
  emptyState: emptyProduct('halves'),
  warnings: withoutProduct,
  component: Product,
  sharedStyles: [
    'product-gallery',
    'product-info',
    'product-form',
    'quantity-stepper',
    'product-panels',
  ],
  stores: ['vt_cart', 'vt_cart_count', 'vt_coupon'],
  hydrate: 'activity',
  sharesQuery: sharesProduct,
  needs: ({ layout, buyBar, panels, gallery, zoom }) => ({
    styles: [
      ...(layout === 'beside' ? [] : (['product-looks'] as const)),
      ...galleryNeeds({ gallery, zoom }),
      ...(buyBar === 'none' ? [] : (['product-bar'] as const)),
      ...(panels === 'tabs' ? (['tabs'] as const) : []),
    ],
  }),
  withoutServer: 'still',
  serverTexts: [disclosureTexts, galleryTexts, headTexts, stillBuyTexts, upsellTexts],
  toIslandData,
})
