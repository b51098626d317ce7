import type { Modules, PageNode } from '#module-contract'

type Ids = ReadonlyMap<string, string>

/**
 * Replaces module ids in goals, links and references of a node and its descendants. Code modules
 * are left unchanged, and so are unknown module types, because the server accepts them only as
 * stored.
 */
export function withFollowedIds(modules: Modules, node: PageNode, ids: Ids): PageNode {
  const shape = modules.get(node.type)?.props.shape
  if (!shape) return node
  const props = Object.entries(node.props).map(([name, value]) => {
    const input = shape[name]?.control.input
    if (input === 'code') return [name, value]
    const isList = input === 'module-references' && typeof value === 'string'
    return [name, isList ? inList(value, ids) : inValue(modules, value, ids)]
  })
  return { ...node, props: Object.fromEntries(props) }
}

const inList = (list: string, ids: Ids) => list.replace(/[^\s,]+/g, id => ids.get(id) ?? id)

/** Replaces ids in link values and in rich text. The state after the id is kept: `#gallery-1|2`. */
function inValue(modules: Modules, value: unknown, ids: Ids): unknown {
  if (typeof value === 'string') {
    return value.replace(/(?<=\shref=["']#)[^"'|]+/g, id => ids.get(id) ?? id)
  }
  if (Array.isArray(value)) return value.map(one => inValue(modules, one, ids))
  if (typeof value !== 'object' || value === null) return value
  if (isNode(value)) return withFollowedIds(modules, value, ids)
  const entries = Object.entries(value).map(([name, one]) => {
    const isUrl = name === 'url' && typeof one === 'string'
    return [
      name,
      isUrl ? one.replace(/(?<=^#)[^|]+/, id => ids.get(id) ?? id) : inValue(modules, one, ids),
    ]
  })
  return Object.fromEntries(entries)
}

const isNode = (value: object): value is PageNode =>
  'type' in value && 'props' in value && typeof value.props === 'object' && value.props !== null
