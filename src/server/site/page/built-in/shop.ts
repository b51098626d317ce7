import type { PageNode } from '#module-contract'
import { node } from '#pages/schema'

/** All products, or those of the category or tag in the URL. */
export const shopModules: PageNode[] = [
  node('section', 'shop', {
    space: 'small',
    content: [
      node('post-title', 'shop-title'),
      node('product-grid', 'products', {
        columns: { desktop: 3, tablet: 2, phone: 2 },
        filters: true,
        priority: true,
      }),
    ],
  }),
]
