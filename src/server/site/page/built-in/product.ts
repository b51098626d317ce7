import type { PageNode } from '#module-contract'
import { node } from '#pages/schema'

/** Layout of a product page. Products have no document. */
export const productModules: PageNode[] = [
  node('section', 'product-section', {
    space: 'small',
    content: [
      node('breadcrumbs', 'breadcrumbs'),
      node('product', 'product', {
        zoom: true,
        buyBar: 'all',
        upsells: false,
        more: [node('wishlist-button', 'wishlist')],
        reviews: [node('product-reviews', 'reviews')],
      }),
      node('product-grid', 'product-upsells', {
        source: 'upsells',
        controls: false,
        perPage: 4,
        quickAdd: true,
      }),
    ],
  }),
]
