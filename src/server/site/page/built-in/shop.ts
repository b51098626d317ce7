import type { PageNode } from '#module-contract'
import { node } from '#pages/schema'

/** Shown in both: the built-in page of the shop and new templates of its archives. */
const grid = (id: string, more: object = {}) =>
  node('product-grid', id, {
    columns: { desktop: 3, tablet: 2, phone: 2 },
    filters: true,
    priority: true,
    ...more,
  })

/** All products, or those of the category or tag in the URL. */
export const shopModules: PageNode[] = [
  node('section', 'shop', {
    space: 'small',
    content: [node('post-title', 'shop-title'), grid('products')],
  }),
]

/** Modules of a new template for archives of products. */
export const productArchiveModules: PageNode[] = [
  node('section', 'archive', {
    space: 'small',
    content: [
      node('breadcrumbs', 'archive-way'),
      node('post-title', 'archive-title'),
      grid('products', { source: 'archive' }),
    ],
  }),
]
