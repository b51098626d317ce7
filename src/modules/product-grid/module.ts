import { defineModule, fallingColumns } from '#module-contract'
import type { UnloadedGrid } from './load.server.ts'
import { ProductGrid } from './ProductGrid.island.tsx'
import { Props } from './props.ts'

/** Option that selects the products of a source, and the warning while it is empty. */
const CHOICES = {
  category: 'No category is selected. Visitors see no products here.',
  tag: 'No tag is selected. Visitors see no products here.',
  ids: 'No products are selected. Visitors see no products here.',
} as const

export default defineModule({
  label: 'Product grid',
  icon: 'grid',
  category: 'Shop',
  description: 'Products as cards, with sorting and pagination.',
  sharedStyles: ['paged-list'],
  ofPage: ({ yields }) => yields === true,
  props: Props,
  component: ProductGrid,
  warnings: {
    texts: Object.values(CHOICES),
    find: ({ source, ...choices }) => {
      const option = source in CHOICES ? (source as keyof typeof CHOICES) : undefined
      return option && !choices[option]?.length ? [{ text: CHOICES[option], option }] : []
    },
  },
  stores: ['vt_cart', 'vt_cart_count', 'vt_coupon', 'vt_wishlist', 'vt_wishes'],
  hydrate: ({ quickAdd, wishes }) => (quickAdd || wishes ? 'interaction' : 'never'),
  withoutServer: 'still',
  readsQuery: ({ controls }) => controls,
  toIslandData: (): UnloadedGrid => ({ kept: true }),
  needs: ({ style, controls, filters, quickView }) => ({
    styles: [
      ...(controls && filters ? (['product-filters'] as const) : []),
      ...(style === 'open' ? [] : (['product-grid-looks'] as const)),
      ...(quickView ? (['quick-view'] as const) : []),
    ],
  }),
  variables: ({ columns, style }) =>
    style === 'list' ? {} : { '--product-columns': fallingColumns(columns) },
})
