import { defineModule } from '#module-kit'
import { toIslandData } from './island-data.ts'
import { Product } from './Product.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Product',
  icon: 'bag',
  category: 'Shop',
  description: 'A product with images, options and description.',
  props: Props,
  component: Product,
  stores: ['vt_cart', 'vt_cart_count'],
  hydrate: 'visible',
  needs: ({ layout }) => (layout === 'beside' ? {} : { styles: ['product-looks'] }),
  withoutServer: 'still',
  toIslandData,
})
