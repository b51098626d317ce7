import { defineModule } from '#module-kit'
import { toIslandData } from './island-data.ts'
import { Product } from './Product.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Product',
  icon: 'bag',
  category: 'Shop',
  description: 'A product with its pictures, choices and all that is said about it.',
  props: Props,
  component: Product,
  hydrate: 'visible',
  toIslandData,
})
