import type { PageNode } from '#module-contract'
import { node } from '#pages/schema'

export const orderReceivedModules: PageNode[] = [
  node('section', 'order-received-section', {
    space: 'small',
    content: [node('post-title', 'order-received-title'), node('order-received', 'order-received')],
  }),
]
