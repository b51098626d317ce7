import { defineModule } from '#module-contract'
import { emptyProduct, withoutProduct } from '#shop-ui'
import type { BadgesData } from './load.server.ts'
import { ProductBadges } from './ProductBadges.tsx'
import { Props } from './props.ts'
import { shownBadges } from './shown-badges.ts'

export default defineModule({
  label: 'Product badges',
  icon: 'bag',
  category: 'Shop',
  description: 'Reduction, “New”, low stock and “Sold out”, as on cards.',
  props: Props,
  emptyState: {
    ...emptyProduct('lines'),
    when: (props, data?: BadgesData) =>
      data !== undefined &&
      !(data.product && shownBadges(data.product, { ...props, newSince: data.newSince }).length),
  },
  warnings: withoutProduct,
  component: ProductBadges,
  hydrate: 'never',
})
