import { defineModule } from '#module-kit'
import { toIslandData } from './island-data.ts'
import { Product } from './Product.island.tsx'
import type { ProductData } from './product-data.ts'
import { Props } from './props.ts'

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
  component: Product,
  stores: ['vt_cart', 'vt_cart_count'],
  hydrate: 'visible',
  needs: ({ layout }) => (layout === 'beside' ? {} : { styles: ['product-looks'] }),
  withoutServer: 'still',
  toIslandData,
})
