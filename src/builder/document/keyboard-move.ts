import type { Modules, PageNode } from '#module-contract'
import type { Target } from './edit.ts'
import { accepts, withEmptySlots } from './fitting-position.ts'
import { findPosition, slotsOf } from './nodes.ts'

/** Moves by keyboard: among siblings, out of the parent, or into the preceding sibling. */
export type Step = 'up' | 'down' | 'out' | 'in'

/**
 * Target of a keyboard move, or undefined. At the end of a slot the move continues in the next slot
 * that accepts the module.
 */
export function findMove(
  modules: Modules,
  content: readonly PageNode[],
  id: string,
  step: Step,
): Target | undefined {
  const place = findPosition(modules, content, id)
  if (!place) return undefined
  const { node, parent, slot, index } = place
  const list = { parent: parent?.props.id, slot }
  const siblings = parent
    ? (slotsOf(modules, parent).find(one => one.path === slot)?.nodes ?? [])
    : [...content]
  if (step === 'up' && index > 0) return { ...list, index: index - 1 }
  if (step === 'down' && index < siblings.length - 1) return { ...list, index: index + 2 }
  if (step === 'in') {
    const before = siblings[index - 1]
    return before && intoSlot(modules, before, node, 'end')
  }
  if (!parent) return undefined
  const outer = findPosition(modules, content, parent.props.id)
  if (!outer) return undefined
  if (step === 'out') {
    const fits = accepts(modules, outer.parent, outer.slot, node.type)
    return fits
      ? { parent: outer.parent?.props.id, slot: outer.slot, index: outer.index + 1 }
      : undefined
  }
  return across(modules, content, place, step)
}

/** Moves into a sibling of an ancestor that accepts the module, such as the next column. */
function across(
  modules: Modules,
  content: readonly PageNode[],
  { node, parent }: { node: PageNode; parent: PageNode | undefined },
  step: 'up' | 'down',
): Target | undefined {
  for (let holder = parent; holder; ) {
    const own = slotsOf(modules, holder)
    const at = own.findIndex(one => findPosition(modules, one.nodes, node.props.id))
    const inHolder = own[at + (step === 'down' ? 1 : -1)]
    if (inHolder && accepts(modules, holder, inHolder.path, node.type)) {
      const index = step === 'down' ? 0 : inHolder.nodes.length
      return { parent: holder.props.id, slot: inHolder.path, index }
    }
    const outer = findPosition(modules, content, holder.props.id)
    if (!outer) return undefined
    const siblings = outer.parent
      ? (slotsOf(modules, outer.parent).find(one => one.path === outer.slot)?.nodes ?? [])
      : content
    const neighbour = siblings[outer.index + (step === 'down' ? 1 : -1)]
    const target =
      neighbour && intoSlot(modules, neighbour, node, step === 'down' ? 'start' : 'end')
    if (target) return target
    holder = outer.parent
  }
  return undefined
}

/** First or last slot in a node or its descendants that accepts the module. */
function intoSlot(
  modules: Modules,
  holder: PageNode,
  node: PageNode,
  end: 'start' | 'end',
): Target | undefined {
  const slots = slotsOf(modules, withEmptySlots(modules, holder))
  for (const slot of end === 'start' ? slots : slots.toReversed()) {
    if (accepts(modules, holder, slot.path, node.type)) {
      const index = end === 'start' ? 0 : slot.nodes.length
      return { parent: holder.props.id, slot: slot.path, index }
    }
    for (const inner of end === 'start' ? slot.nodes : slot.nodes.toReversed()) {
      const found = intoSlot(modules, inner, node, end)
      if (found) return found
    }
  }
  return undefined
}
