import type { PageNode } from '#module-contract'
import { node } from '#pages/schema'

export const wishlistModules: PageNode[] = [
  node('section', 'wishlist-section', {
    space: 'small',
    content: [node('post-title', 'wishlist-title'), node('wishlist', 'wishlist')],
  }),
]
