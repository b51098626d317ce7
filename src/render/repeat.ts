import { setAt } from '#base'
import { pageFieldValue, pageImage } from '#content'
import {
  type AnyModule,
  isPageField,
  isPageNode,
  type PageLanguage,
  type PageNode,
  type RepeatedItem,
  type Resolver,
  readPageField,
  slotsIn,
} from '#module-contract'
import type { PreparedDocument } from './prepared-document.ts'

/** Maximum number of items per page, because nesting multiplies. */
const MAX_ITEMS = 300

/** Fields that always come from the page, also inside items. */
const OF_THE_PAGE: readonly string[] = ['site-name', 'parameter']

/** Copies of repeated nodes: a tree per item, under unique ids. */
export function createRepeats({ nodes, problems }: Pick<PreparedDocument, 'nodes' | 'problems'>) {
  const copies = new Map<PageNode, { origin: PageNode; item: RepeatedItem }>()
  const taken = new Set([...nodes.keys(), ...problems.map(one => one.node)].map(idOf))
  let items = 0

  const originOf = (node: PageNode): PageNode => copies.get(node)?.origin ?? node
  const moduleOf = (node: PageNode): AnyModule | undefined => nodes.get(originOf(node))

  function freeId(name: string): string {
    let id = name
    while (taken.has(id)) id += '_'
    taken.add(id)
    return id
  }

  /** `shown`: called for nodes that belong to this item, not to a nested repeating module. */
  function copy(
    node: PageNode,
    number: number,
    item: RepeatedItem,
    shown: ((copy: PageNode) => void) | undefined,
  ): PageNode {
    if (!isPageNode(node)) return node
    const module = moduleOf(node)
    let props: PageNode['props'] = { ...node.props, id: freeId(`${node.props.id}--${number}`) }
    for (const { path, nodes: inside } of module ? slotsIn(module.props, node.props) : []) {
      const further = module?.repeats ? undefined : shown
      props = setAt(
        props,
        path,
        (inside as PageNode[]).map(one => copy(one, number, item, further)),
      )
    }
    const made = { ...node, props }
    copies.set(made, { origin: originOf(node), item })
    shown?.(made)
    return made
  }

  return {
    originOf,
    moduleOf,
    itemOf: (node: PageNode): RepeatedItem | undefined => copies.get(node)?.item,

    /** Copies a module's slots for each item. Returns the shown nodes and all nodes to load. */
    repeat(node: PageNode, module: AnyModule, wanted: readonly RepeatedItem[]) {
      const shown: PageNode[] = []
      const slots = slotsIn(module.props, node.props)
      const left = wanted.slice(0, Math.max(0, MAX_ITEMS - items))
      items += left.length
      const lists = left.map((item, index) => {
        const inside = (slots.find(slot => slot.path === item.slot)?.nodes ?? []) as PageNode[]
        return inside.map(one => copy(one, index + 1, item, made => shown.push(made)))
      })
      return { lists, shown }
    },
  }
}

const idOf = (node: PageNode): string => (isPageNode(node) ? node.props.id : '')

/** Inside an item, page fields come from the item. */
export function resolverOf(
  resolver: Resolver,
  { values }: RepeatedItem,
  language: PageLanguage,
): Resolver {
  return {
    ...resolver,
    image: id => (isPageField(id) ? pageImage(id, values) : resolver.image(id)),
    variable: (id, kind) =>
      isPageField(id) && !OF_THE_PAGE.includes(readPageField(id).field)
        ? pageFieldValue(id, kind, values, language)
        : resolver.variable?.(id, kind),
  }
}
