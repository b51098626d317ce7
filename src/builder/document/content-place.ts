import type { PageNode } from '#module-contract'
import { walk } from './nodes.ts'

/** Whether a document contains `post-content`, directly or in a layout block. True if a block is unknown. */
export function hasContentPlace(content: readonly PageNode[]): boolean {
  for (const { node } of walk(content)) {
    if (node.type === 'post-content' || node.type === 'layout-block') return true
  }
  return false
}
