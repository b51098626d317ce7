import type { PageNode } from '#module-contract'
import { node } from '#pages/schema'

/** All products, or those of the category or tag in the URL. */
export const shopModules: PageNode[] = [
  node('section', 'shop', {
    space: 'small',
    content: [
      node('post-title', 'shop-title'),
      node('product-grid', 'products', {
        columns: { desktop: 4, tablet: 3, phone: 2 },
        priority: true,
      }),
    ],
  }),
]
