import type { Modules, PageNode } from '#module-contract'
import type { Target } from './edit.ts'
import { accepts, withEmptySlots } from './fitting-position.ts'
import { findPosition, slotsOf } from './nodes.ts'

/** Part of a row in the structure that the pointer is over. */
export type DropPart = 'before' | 'into' | 'after'

/**
 * Target for a module that is dropped on another one. Undefined if it is not allowed there or would
 * not move.
 */
export function dropTarget(
  modules: Modules,
  content: readonly PageNode[],
  dragged: string,
  over: string,
  part: DropPart,
): Target | undefined {
  const from = findPosition(modules, content, dragged)
  const place = findPosition(modules, content, over)
  // A module cannot be moved into itself or its descendants.
  if (!from || !place || findPosition(modules, [from.node], over)) return undefined
  if (part === 'into') {
    const slot = slotsOf(modules, withEmptySlots(modules, place.node)).find(one =>
      accepts(modules, place.node, one.path, from.node.type),
    )
    return slot && { parent: over, slot: slot.path, index: slot.nodes.length }
  }
  if (!accepts(modules, place.parent, place.slot, from.node.type)) return undefined
  const index = place.index + (part === 'after' ? 1 : 0)
  const isBeside = from.parent === place.parent && from.slot === place.slot
  if (isBeside && (index === from.index || index === from.index + 1)) return undefined
  return { parent: place.parent?.props.id, slot: place.slot, index }
}
