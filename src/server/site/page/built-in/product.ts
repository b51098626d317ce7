import type { PageNode } from '#module-contract'
import { node } from '#pages/schema'

/** Layout of a product page. Products have no document. */
export const productModules: PageNode[] = [
  node('section', 'product-section', {
    space: 'small',
    content: [
      node('breadcrumbs', 'breadcrumbs'),
      node('product', 'product', { more: [node('wishlist-button', 'wishlist')] }),
      node('product-reviews', 'reviews'),
    ],
  }),
]
