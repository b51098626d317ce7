import { defineModule, fallingColumns } from '#module-kit'
import type { KeptGrid } from './load.server.ts'
import { ProductGrid } from './ProductGrid.island.tsx'
import { Props } from './props.ts'

export default defineModule({
  label: 'Product grid',
  icon: 'grid',
  category: 'Shop',
  description: 'Products as cards, with sorting and pagination.',
  kitStyles: ['paged-list'],
  props: Props,
  component: ProductGrid,
  stores: ['vt_cart', 'vt_cart_count'],
  hydrate: ({ quickAdd }) => (quickAdd ? 'interaction' : 'never'),
  withoutServer: 'still',
  readsQuery: ({ controls }) => controls,
  toIslandData: (): KeptGrid => ({ kept: true }),
  needs: ({ style }) => (style === 'open' ? {} : { styles: ['product-grid-looks'] }),
  variables: ({ columns, style }) =>
    style === 'list' ? {} : { '--product-columns': fallingColumns(columns) },
})
