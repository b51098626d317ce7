import type { AnyField, Modules, PageNode } from '#module-contract'
import type { Target } from './edit.ts'
import { createNodeId } from './new-ids.ts'
import { findPosition, slotsOf } from './nodes.ts'

/** Module types allowed at the top level of a page. */
const TOP = ['section', 'layout-block', 'split-test']

/** Whether a slot accepts a type. Only sections are allowed at the top level. */
export function accepts(
  modules: Modules,
  parent: PageNode | undefined,
  slot: string,
  type: string,
): boolean {
  if (!parent) return TOP.includes(type)
  const control = slotField(modules, parent, slot)?.control as
    | { allow?: string[]; disallow?: string[] }
    | undefined
  if (!control) return false
  if (control.allow) return control.allow.includes(type)
  return !control.disallow?.includes(type)
}

function slotField(modules: Modules, node: PageNode, path: string): AnyField | undefined {
  let shape: Record<string, AnyField> | undefined = modules.get(node.type)?.props.shape
  let field: AnyField | undefined
  for (const key of path.split('.')) {
    if (/^\d+$/.test(key)) continue
    field = shape?.[key]
    shape = field?.control.fields as Record<string, AnyField> | undefined
  }
  return field
}

/**
 * Target for a new node: inside the selected node if it is structural and accepts the type,
 * otherwise after it or after an ancestor. A tab or toggle is used only if `slot` names its slot.
 * If nothing accepts the type, the required section, row and column are created after the selected
 * section or at the end of the page.
 */
export function fittingPosition(
  modules: Modules,
  content: readonly PageNode[],
  selected: string | undefined,
  node: PageNode,
  slot?: string,
): { target: Target; node: PageNode } {
  for (let id = selected; id !== undefined; ) {
    const place = findPosition(modules, content, id)
    if (!place) break
    const fitting = slotsOf(modules, withEmptySlots(modules, place.node)).filter(one =>
      accepts(modules, place.node, one.path, node.type),
    )
    const asked = fitting.find(one => one.path === slot)
    // A node of the same type goes beside the selected one, for example a group after a group.
    const isHolder = isStructure(modules, place.node)
    const inside = asked ?? (isHolder && place.node.type !== node.type ? fitting[0] : undefined)
    if (inside) {
      const index =
        slotsOf(modules, place.node).find(one => one.path === inside.path)?.nodes.length ?? 0
      return { target: { parent: id, slot: inside.path, index }, node }
    }
    const empty = id === selected && isHolder && emptySlotWithin(modules, place.node, node.type)
    if (empty) return { target: { ...empty, index: 0 }, node }
    if (accepts(modules, place.parent, place.slot, node.type)) {
      const target = { parent: place.parent?.props.id, slot: place.slot, index: place.index + 1 }
      return { target, node }
    }
    id = place.parent?.props.id
  }
  const top = content.findIndex(one => selected && findPosition(modules, [one], selected))
  const index = top < 0 ? content.length : top + 1
  return { target: { parent: undefined, slot: '', index }, node: wrap(modules, node) }
}

const isStructure = (modules: Modules, { type }: PageNode) =>
  modules.get(type)?.category === 'Layout'

/** First empty slot below a node that accepts a type, such as an empty column of a row. */
function emptySlotWithin(modules: Modules, node: PageNode, type: string) {
  const inner = slotsOf(modules, node).flatMap(slot => slot.nodes)
  for (const child of inner) {
    const slot = slotsOf(modules, withEmptySlots(modules, child)).find(
      one => one.nodes.length === 0 && accepts(modules, child, one.path, type),
    )
    if (slot) return { parent: child.props.id, slot: slot.path }
  }
  return undefined
}

/** Adds empty arrays for slots that the document omits, including those in list rows. */
export function withEmptySlots(modules: Modules, node: PageNode): PageNode {
  const shape = modules.get(node.type)?.props.shape ?? {}
  const props = fillSlots(shape, node.props) as PageNode['props']
  return props === node.props ? node : { ...node, props }
}

function fillSlots(
  shape: Record<string, AnyField>,
  props: Record<string, unknown>,
): Record<string, unknown> {
  const filled = Object.entries(shape).flatMap(([name, { kind, control }]) => {
    const value = props[name]
    if (kind === 'slot' && value === undefined) return [[name, []]]
    if (kind !== 'list' || !Array.isArray(value)) return []
    const rows = value.map(row => fillSlots(control.fields as Record<string, AnyField>, row))
    return rows.some((row, index) => row !== value[index]) ? [[name, rows]] : []
  })
  return filled.length > 0 ? { ...props, ...Object.fromEntries(filled) } : props
}

/** Wraps modules that were dragged to the top level in sections. Nodes with `known` ids are not changed. */
export function withSections(
  modules: Modules,
  content: readonly PageNode[],
  known: ReadonlySet<string> = new Set(),
): readonly PageNode[] {
  const stays = (node: PageNode) => known.has(node.props.id) || !modules.has(node.type)
  const next = content.map(node => (stays(node) ? node : wrap(modules, node)))
  return next.every((node, index) => node === content[index]) ? content : next
}

const around = (type: string, slot: string, node: PageNode, props: object = {}): PageNode => ({
  type,
  props: { ...props, id: createNodeId(type), [slot]: [node] },
})

function wrap(modules: Modules, node: PageNode): PageNode {
  if (TOP.includes(node.type)) return node
  const inner = node.type === 'column' ? around('row', 'columns', node) : node
  return around('section', 'content', inner, modules.get(node.type)?.newSection)
}
