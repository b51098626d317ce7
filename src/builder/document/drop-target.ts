import type { PageNode } from '#module-kit'
import type { Target } from './edit.ts'
import { accepts, withEmptySlots } from './fitting-place.ts'
import { findPlace, slotsOf } from './nodes.ts'

/** Where over a row of the structure something is held. */
export type DropPart = 'before' | 'into' | 'after'

/** Where a module goes that is let go over another one; undefined where it cannot stand, or stands already. */
export function dropTarget(
  content: readonly PageNode[],
  dragged: string,
  over: string,
  part: DropPart,
): Target | undefined {
  const from = findPlace(content, dragged)
  const place = findPlace(content, over)
  // Nothing goes into itself, nor into what it holds.
  if (!from || !place || findPlace([from.node], over)) return undefined
  if (part === 'into') {
    const slot = slotsOf(withEmptySlots(place.node)).find(one =>
      accepts(place.node, one.path, from.node.type),
    )
    return slot && { parent: over, slot: slot.path, index: slot.nodes.length }
  }
  if (!accepts(place.parent, place.slot, from.node.type)) return undefined
  const index = place.index + (part === 'after' ? 1 : 0)
  const isBeside = from.parent === place.parent && from.slot === place.slot
  if (isBeside && (index === from.index || index === from.index + 1)) return undefined
  return { parent: place.parent?.props.id, slot: place.slot, index }
}
