import type { PageNode } from '#module-kit'
import { walk } from './nodes.ts'

/** Whether a document may have a place for what pages say: itself, or in a layout block. */
export function hasContentPlace(content: readonly PageNode[]): boolean {
  for (const { node } of walk(content)) {
    if (node.type === 'post-content' || node.type === 'layout-block') return true
  }
  return false
}
