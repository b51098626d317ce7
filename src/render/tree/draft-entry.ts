import { setAt } from '#base'
import { type AnyModule, isPageNode, type PageNode } from '#module-contract'
import { slotsOfNode } from '../slots-of-node.ts'
import type { PagePart } from './page-tree.ts'

/** A module of a page that is being assembled. Changed in place until `completeNode`. */
export interface DraftEntry {
  /** Its id is current, its slots are as stored. Malformed nodes can be any value. */
  node: PageNode
  /** Empty for malformed nodes. */
  type: string
  module: AnyModule | undefined
  storedId: string
  part: PagePart
  /** Reason why it cannot be shown. */
  error?: unknown
  slots: DraftSlot[]
}

interface DraftSlot {
  path: string
  /** Stored value. */
  nodes: readonly PageNode[]
  entries: DraftEntry[]
}

/** A stored document in the current format, with the nodes that could not be upgraded. */
export interface UpgradedDocument {
  content: readonly PageNode[]
  failed: ReadonlyMap<PageNode, unknown>
}

/** Reads a document into new entries. */
export function readEntries(
  modules: ReadonlyMap<string, AnyModule>,
  { content, failed }: UpgradedDocument,
  part: PagePart,
): DraftEntry[] {
  function read(node: PageNode): DraftEntry {
    // Stored documents are validated when the tree is complete.
    if (!isPageNode(node)) {
      const error = 'not a module'
      return { node, type: '', module: undefined, storedId: '', part, error, slots: [] }
    }
    const { type } = node
    return {
      node,
      type,
      module: modules.get(type),
      storedId: node.props.id,
      part,
      error: failed.get(node),
      slots: slotsOfNode(modules, node).map(({ path, nodes }) => ({
        path,
        nodes,
        entries: nodes.map(read),
      })),
    }
  }
  return content.map(read)
}

export function setId(entry: DraftEntry, id: string) {
  if (id === entry.node.props.id) return
  entry.node = { ...entry.node, props: { ...entry.node.props, id } }
}

/** Entries and their descendants, parents first. */
export function* walkEntries(entries: readonly DraftEntry[]): Generator<DraftEntry> {
  for (const entry of entries) {
    yield entry
    for (const slot of entry.slots) yield* walkEntries(slot.entries)
  }
}

/** Writes the entries of its slots into the node. Unchanged nodes stay the same objects. */
export function completeNode(entry: DraftEntry): PageNode {
  const { node } = entry
  if (entry.slots.length === 0) return node
  let { props } = node
  for (const slot of entry.slots) {
    const nodes = slot.entries.map(completeNode)
    const isSame =
      nodes.length === slot.nodes.length && nodes.every((one, index) => one === slot.nodes[index])
    if (isSame) continue
    slot.nodes = nodes
    props = setAt(props, slot.path, nodes)
  }
  if (props !== node.props) entry.node = { ...node, props }
  return entry.node
}
