import type { PageNode } from '#module-contract'
import { node } from '#pages/schema'

export const orderPayModules: PageNode[] = [
  node('section', 'order-pay-section', {
    space: 'small',
    content: [node('post-title', 'order-pay-title'), node('order-pay', 'order-pay')],
  }),
]
