import { defineModule, type Responsive, toVariants } from '#module-kit'
import type { KeptGrid } from './load.server.ts'
import { ProductGrid } from './ProductGrid.island.tsx'
import { Props } from './props.ts'

/** Two columns at most on phones, three on tablets, unless it is said otherwise. */
function toColumns(columns: Responsive<number>): Responsive<number> {
  const { desktop, tablet, phone } = toVariants(columns)
  return {
    desktop,
    tablet: tablet ?? Math.min(desktop, 3),
    phone: phone ?? Math.min(desktop, 2),
  }
}

export default defineModule({
  label: 'Product grid',
  icon: 'grid',
  category: 'Shop',
  description: 'Products as cards, with sorting and pagination.',
  props: Props,
  component: ProductGrid,
  hydrate: ({ quickAdd }) => (quickAdd ? 'interaction' : 'never'),
  readsQuery: ({ controls }) => controls,
  toIslandData: (): KeptGrid => ({ kept: true }),
  variables: ({ columns }) => ({ '--product-columns': toColumns(columns) }),
})
