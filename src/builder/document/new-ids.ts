import { setAt } from '#base'
import {
  type AnyField,
  elementIdOf,
  isElementIdFree,
  type Modules,
  type PageNode,
  renewKeys,
} from '#module-contract'
import { withFollowedIds } from './follow-ids.ts'
import { slotsOf, walk } from './nodes.ts'

/** Creates a module id. Ids are short because they appear in anchors and URLs. */
export function createNodeId(type: string): string {
  const random = crypto.getRandomValues(new Uint8Array(4))
  const letters = Array.from(random, byte => byte.toString(36).padStart(2, '0')).join('')
  return `${type}-${letters}`
}

/** Copies a node with new ids for it and its descendants. References within the copy are updated. */
export function withNewIds(modules: Modules, node: PageNode): PageNode {
  const [copy = node] = allWithNewIds(modules, [node])
  return copy
}

/** Copies several nodes like `withNewIds`. */
export function allWithNewIds(modules: Modules, nodes: readonly PageNode[]): PageNode[] {
  const ids = new Map<string, string>()
  return nodes
    .map(node => renew(modules, node, ids))
    .map(node => withFollowedIds(modules, node, ids))
}

function renew(modules: Modules, node: PageNode, ids: Map<string, string>): PageNode {
  const shape = modules.get(node.type)?.props.shape ?? {}
  const id = createNodeId(node.type)
  if (node.props.id) ids.set(node.props.id, id)
  let props: PageNode['props'] = renewKeys(shape, { ...node.props, id })
  for (const slot of slotsOf(modules, node)) {
    const nodes = slot.nodes.map(inner => renew(modules, inner, ids))
    props = setAt(props, slot.path, nodes)
  }
  return { ...node, props }
}

/** Adds ids to descendants that have none. */
export function withMissingIds(modules: Modules, node: PageNode): PageNode {
  let props: PageNode['props'] = node.props.id
    ? node.props
    : { ...node.props, id: createNodeId(node.type) }
  for (const slot of slotsOf(modules, node)) {
    const nodes = slot.nodes.map(one => withMissingIds(modules, one))
    if (nodes.some((one, index) => one !== slot.nodes[index]))
      props = setAt(props, slot.path, nodes)
  }
  return props === node.props ? node : { ...node, props }
}

/** Removes element names that the page already uses, and changes links inside the node to use ids instead. */
export function withoutTakenNames(
  modules: Modules,
  node: PageNode,
  content: readonly PageNode[],
): PageNode {
  const known = Array.from(walk(modules, content), place => place.node)
  const taken = new Map<string, string>()
  const strip = (one: PageNode): PageNode => {
    const name = elementIdOf(one)
    let { props } = one
    if (name && !isElementIdFree(name, one.props.id, known)) {
      taken.set(name, one.props.id)
      const { id: _, ...attributes } = props.attributes as Record<string, unknown>
      const { attributes: __, ...rest } = props
      props = Object.keys(attributes).length > 0 ? { ...rest, attributes } : rest
    }
    for (const slot of slotsOf(modules, one)) {
      const nodes = slot.nodes.map(strip)
      if (nodes.some((inner, index) => inner !== slot.nodes[index]))
        props = setAt(props, slot.path, nodes)
    }
    return props === one.props ? one : { ...one, props }
  }
  const stripped = strip(node)
  return taken.size > 0 ? withFollowedIds(modules, stripped, taken) : stripped
}

type Row = Readonly<Record<string, unknown>>

/** Gives a new list row an unused id by adding a number: `field`, `field-2`, `field-3`. */
export function withFreeRowIds(
  row: Row,
  fields: Record<string, AnyField>,
  others: readonly Row[],
): Row {
  const changed = Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    if (!field.control.isRowId) return []
    const idOf = (one: Row) => String(one[name] ?? field.default)
    const id = freeId(idOf(row), others.map(idOf), field.control.maxLength as number)
    return id === idOf(row) ? [] : [[name, id]]
  })
  return { ...row, ...Object.fromEntries(changed) }
}

function freeId(id: string, taken: readonly string[], maxLength: number): string {
  const [, base = '', count = '1'] = /^(.*?)(?:-([1-9][0-9]{0,5}))?$/s.exec(id) ?? []
  let free = id
  for (let number = Number(count) + 1; taken.includes(free); number++) {
    free = `${base.slice(0, maxLength - 1 - String(number).length)}-${number}`
  }
  return free
}
