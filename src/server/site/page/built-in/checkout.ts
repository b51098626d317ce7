import type { PageNode } from '#module-contract'
import { node } from '#pages/schema'

export const checkoutModules: PageNode[] = [
  node('section', 'checkout-section', {
    space: 'small',
    content: [node('post-title', 'checkout-title'), node('checkout', 'checkout')],
  }),
]
