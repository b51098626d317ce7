import type { Modules, PageNode } from '#module-contract'
import { walk } from './nodes.ts'

/** Whether a document contains `post-content`, directly or in a layout block. True if a block is unknown. */
export function hasPostContent(modules: Modules, content: readonly PageNode[]): boolean {
  for (const { node } of walk(modules, content)) {
    if (node.type === 'post-content' || node.type === 'layout-block') return true
  }
  return false
}
