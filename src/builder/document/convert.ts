import type { Data } from '@puckeditor/core'
import { isRecord } from '#base'
import type { Modules, PageDocument, PageNode } from '#module-contract'

/** Converts a document to Puck's data. The tree is the same. */
export function toPuckData({ root, content }: PageDocument): Data {
  return { root: { props: root.props }, content } as Data
}

/**
 * Converts Puck's data back. Puck reorders keys; this restores the order of the opened document, so
 * unchanged parts are saved byte for byte.
 */
export function toDocument(modules: Modules, data: Data, opened: PageDocument): PageDocument {
  const known = new Map<string, PageNode>()
  collect(opened.content, known)
  const { props } = data.root as PageDocument['root']
  return {
    schema: 1,
    upgrades: opened.upgrades,
    root: { props: orderLike(modules, opened.root.props, props, known) },
    content: orderLike(modules, opened.content, contentOf(data), known),
  }
}

export function contentOf(data: Data): PageNode[] {
  return data.content as PageNode[]
}

function isNode(value: unknown): value is PageNode {
  return (
    isRecord(value) &&
    typeof value.type === 'string' &&
    isRecord(value.props) &&
    'id' in value.props
  )
}

/** Collects all nodes inside a value, including those in unknown modules, whose slots are not known. */
function collect(value: unknown, into: Map<string, PageNode>) {
  if (isNode(value)) into.set(value.props.id, value)
  if (Array.isArray(value)) for (const one of value) collect(one, into)
  else if (isRecord(value)) for (const one of Object.values(value)) collect(one, into)
}

function orderLike<Value>(
  modules: Modules,
  model: unknown,
  value: Value,
  known: Map<string, PageNode>,
): Value {
  if (Array.isArray(value)) {
    const models = Array.isArray(model) ? model : []
    return value.map((one, index) => orderLike(modules, models[index], one, known)) as Value
  }
  if (!isRecord(value)) return value
  // A node may have moved, so it is compared with its own earlier version.
  const like = isNode(value) ? known.get(value.props.id) : model
  const from: Record<string, unknown> = isRecord(like) ? like : {}
  const now = isNode(value) && like ? withoutAddedSlots(modules, value, from.props) : value
  const first = Object.keys(from).filter(key => key in now)
  const rest = Object.keys(now).filter(key => !first.includes(key))
  const entries = [...first, ...rest].map(key => [
    key,
    orderLike(modules, from[key], now[key], known),
  ])
  return Object.fromEntries(entries) as Value
}

/** Removes empty slots that Puck added. */
function withoutAddedSlots(
  modules: Modules,
  node: PageNode,
  before: unknown,
): Record<string, unknown> {
  const shape = modules.get(node.type)?.props.shape ?? {}
  const props = Object.entries(node.props).filter(([name, value]) => {
    const isEmptySlot = shape[name]?.kind === 'slot' && Array.isArray(value) && value.length === 0
    return !isEmptySlot || (isRecord(before) && name in before)
  })
  return { ...node, props: Object.fromEntries(props) }
}
