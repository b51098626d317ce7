import type { PageNode } from '#module-contract'
import { node } from '#pages/schema'

export const cartModules: PageNode[] = [
  node('section', 'cart-section', {
    space: 'small',
    content: [
      node('post-title', 'cart-title'),
      node('cart', 'cart'),
      node('product-grid', 'cart-cross-sells', {
        source: 'cross-sells',
        controls: false,
        perPage: 4,
        quickAdd: true,
      }),
    ],
  }),
]
