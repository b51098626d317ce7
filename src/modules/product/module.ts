import { defineModule } from '#module-contract'
import { toIslandData } from './island-data.ts'
import { Product } from './Product.island.tsx'
import type { ProductData } from './product-data.ts'
import { Props } from './props.ts'

const NO_PRODUCT = 'No product is selected. Visitors do not see this module.'

/** Templates and global blocks may be shown at a product's URL, which names the product. */
const NAMED_BY_URL = ['template', 'block', 'preset']

export default defineModule({
  label: 'Product',
  icon: 'bag',
  category: 'Shop',
  description: 'A product with images, options and description.',
  props: Props,
  emptyState: {
    when: (_, data) => data !== undefined && !(data as ProductData).product,
    option: 'product',
    button: 'Choose product',
    shape: 'halves',
  },
  warnings: {
    texts: [NO_PRODUCT],
    find: ({ product }, { kind }) =>
      product || kind === undefined || NAMED_BY_URL.includes(kind)
        ? []
        : [{ text: NO_PRODUCT, option: 'product' }],
  },
  component: Product,
  stores: ['vt_cart', 'vt_cart_count', 'vt_coupon'],
  hydrate: 'activity',
  needs: ({ layout, buyBar, panels, gallery, zoom }) => {
    const isPlain =
      layout === 'beside' && buyBar === 'none' && panels === 'below' && gallery === 'below' && !zoom
    return {
      styles: [
        ...(isPlain ? [] : (['product-looks'] as const)),
        ...(panels === 'tabs' ? (['tabs'] as const) : []),
      ],
    }
  },
  withoutServer: 'still',
  toIslandData,
})
