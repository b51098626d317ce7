import { setAt } from '#base'
import { pageFieldValue, pageImage } from '#content'
import {
  isPageField,
  type PageLanguage,
  type RepeatedItem,
  type Resolver,
  readPageField,
} from '#module-contract'
import { hasModule, type ModuleEntry, type PageEntry, type PageTree } from './page-tree.ts'

/** Maximum number of items per page, because nesting multiplies. */
const MAX_ITEMS = 300

/** Fields that always come from the page, also inside items. */
const OF_THE_PAGE: readonly string[] = ['site-name', 'parameter']

/** An entry of one rendered page: of its tree, or a copy for an item of a repeating module. */
export interface RenderedEntry extends PageEntry {
  /** For copies: the entry of the tree. */
  origin?: PageEntry
  /** For copies: the item that the module treats as its page. */
  item?: RepeatedItem
}

/** The entry of the page's tree that an entry is, or is a copy of. */
export const originOf = (entry: RenderedEntry): PageEntry => entry.origin ?? entry

/** Copies repeated entries: a tree per item, under unique ids. */
export function createRepeats({ entries, problems }: Pick<PageTree, 'entries' | 'problems'>) {
  const taken = new Set([...entries, ...problems].map(({ node }) => node.props.id))
  let items = 0

  function freeId(name: string): string {
    let id = name
    while (taken.has(id)) id += '_'
    taken.add(id)
    return id
  }

  /** `shown`: called for entries that belong to this item, not to a nested repeating module. */
  function copy(
    entry: RenderedEntry,
    number: number,
    item: RepeatedItem,
    shown: ((copy: RenderedEntry & ModuleEntry) => void) | undefined,
  ): RenderedEntry {
    const { node, module } = entry
    let props = { ...node.props, id: freeId(`${node.props.id}--${number}`) }
    const further = module?.repeats ? undefined : shown
    const slots = entry.slots.map(slot => {
      const copies = slot.entries.map(one => copy(one, number, item, further))
      const nodes = copies.map(one => one.node)
      props = setAt(props, slot.path, nodes)
      return { ...slot, nodes, entries: copies }
    })
    const made = { ...entry, node: { ...node, props }, slots, origin: originOf(entry), item }
    if (hasModule(made)) shown?.(made)
    return made
  }

  return {
    /** Copies the slots of a module for each item. Returns the copies and all entries to load. */
    repeat({ slots }: PageEntry, wanted: readonly RepeatedItem[]) {
      const shown: (RenderedEntry & ModuleEntry)[] = []
      const left = wanted.slice(0, Math.max(0, MAX_ITEMS - items))
      items += left.length
      const lists = left.map((item, index) => {
        const inside = slots.find(slot => slot.path === item.slot)?.entries ?? []
        return inside.map(one => copy(one, index + 1, item, made => shown.push(made)))
      })
      return { lists, shown }
    },
  }
}

/** Inside an item, page fields come from the item. */
export function resolverOf<Shared extends Omit<Resolver, 'slot'>>(
  resolver: Shared,
  { values }: RepeatedItem,
  language: PageLanguage,
): Shared {
  return {
    ...resolver,
    image: id => (isPageField(id) ? pageImage(id, values) : resolver.image(id)),
    variable: (id, kind) =>
      isPageField(id) && !OF_THE_PAGE.includes(readPageField(id).field)
        ? pageFieldValue(id, kind, values, language)
        : resolver.variable?.(id, kind),
  }
}
