import type { PageNode } from '#module-contract'
import { node } from '#pages/schema'

export const withdrawalModules: PageNode[] = [
  node('section', 'withdrawal-section', {
    space: 'small',
    content: [node('post-title', 'withdrawal-title'), node('withdrawal', 'withdrawal')],
  }),
]
