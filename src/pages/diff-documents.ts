import { isDeepStrictEqual } from 'node:util'
import { htmlToText, isRecord } from '#base'
import type { PageDocument, PageNode } from '#module-contract'
import type { DocumentChange } from './schema.ts'

interface NodeFacts {
  node: PageNode
  /** The parent node; empty at the top level. */
  parent: string
  /** Props without slots. */
  own: Record<string, unknown>
}

/** Differences between two documents by node id, in reading order of `after`. */
export function diffDocuments(before: PageDocument, after: PageDocument): DocumentChange[] {
  const old = flatten(before)
  const now = flatten(after)
  const moved = findMoved(old, now)
  const changes: DocumentChange[] = []
  const root = changedFields(before.root.props, after.root.props)
  if (root.length > 0) changes.push({ kind: 'changed', id: '', type: '', name: '', fields: root })
  for (const [id, place] of now) {
    const known = old.get(id)
    const named = { id, type: place.node.type, name: nameOf(place.node) }
    if (!known || known.node.type !== place.node.type) {
      changes.push({ ...named, kind: 'added', fields: [] })
      continue
    }
    const fields = changedFields(known.own, place.own)
    if (fields.length > 0) changes.push({ ...named, kind: 'changed', fields })
    if (moved.has(id)) changes.push({ ...named, kind: 'moved', fields: [] })
  }
  for (const [id, { node }] of old) {
    if (now.get(id)?.node.type === node.type) continue
    changes.push({ kind: 'removed', id, type: node.type, name: nameOf(node), fields: [] })
  }
  return changes
}

function flatten(document: PageDocument): Map<string, NodeFacts> {
  const places = new Map<string, NodeFacts>()
  function add(nodes: readonly unknown[], parent: string) {
    for (const node of nodes) {
      if (!isNode(node)) continue
      const { id, ...props } = node.props
      const place: NodeFacts = { node, parent, own: {} }
      places.set(id, place)
      place.own = withoutNodes(props, inside => add(inside, id)) as Record<string, unknown>
    }
  }
  add(document.content, '')
  return places
}

/**
 * Copies a value without nodes and passes those to `found`. Slots can be nested, for example in
 * list rows.
 */
function withoutNodes(value: unknown, found: (nodes: PageNode[]) => void): unknown {
  if (Array.isArray(value)) {
    const nodes = value.filter(isNode)
    found(nodes)
    return value.filter(one => !isNode(one)).map(one => withoutNodes(one, found))
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withoutNodes(one, found)]),
  )
}

function isNode(value: unknown): value is PageNode {
  return (
    isRecord(value) &&
    typeof value.type === 'string' &&
    isRecord(value.props) &&
    typeof value.props.id === 'string'
  )
}

/** Ids of nodes with another parent or another order among their siblings. */
function findMoved(old: Map<string, NodeFacts>, now: Map<string, NodeFacts>): Set<string> {
  const moved = new Set<string>()
  const siblings = new Map<string, number[]>()
  const ids = [...old.keys()]
  const at = new Map(ids.map((id, index) => [id, index]))
  for (const [id, { parent }] of now) {
    const known = old.get(id)
    const index = at.get(id)
    if (!known || index === undefined) continue
    if (known.parent !== parent) moved.add(id)
    else siblings.set(parent, [...(siblings.get(parent) ?? []), index])
  }
  for (const order of siblings.values()) {
    const kept = new Set(longestRising(order))
    for (const index of order) if (!kept.has(index)) moved.add(ids[index] ?? '')
  }
  return moved
}

function longestRising(order: readonly number[]): number[] {
  let best: number[] = []
  const ending: number[][] = []
  for (const [i, value] of order.entries()) {
    let before: number[] = []
    for (const run of ending) {
      if ((run.at(-1) ?? 0) < value && run.length > before.length) before = run
    }
    ending[i] = [...before, value]
    if (before.length + 1 > best.length) best = ending[i]
  }
  return best
}

function changedFields(before: object, after: object): string[] {
  const old = before as Record<string, unknown>
  const now = after as Record<string, unknown>
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    name => !isDeepStrictEqual(old[name], now[name]),
  )
}

/** A short text that identifies the node. */
function nameOf({ props }: PageNode): string {
  const words = [props.title, props.text, props.label, props.name, props.body].find(
    one => typeof one === 'string' && one !== '',
  )
  return htmlToText(String(words ?? '')).slice(0, 60)
}
