import type { PageNode } from '#module-contract'
import { node } from '#pages/schema'

export const accountModules: PageNode[] = [
  node('section', 'account-section', {
    space: 'small',
    content: [node('post-title', 'account-title'), node('account', 'account')],
  }),
]
