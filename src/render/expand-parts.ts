import { createHash } from 'node:crypto'
import {
  type AnyModule,
  isPageNode,
  type PageDocument,
  type PageNode,
  setAt,
  slotsIn,
} from '#module-kit'

/** The module whose place a block's own modules take. */
export const LAYOUT_BLOCK = 'layout-block'
/** Blocks within blocks, at most; what is deeper, or holds itself, is left out. */
const MAX_DEPTH = 4
/** Places of a page that blocks are put in, at most: ten of ten in ten would be a thousand. */
const MAX_PLACES = 500
const MAX_ID = 64

/** Answers a block's published document in today's shape; undefined where there is none. */
export type FindBlock = (id: string) => Promise<PageDocument | undefined>

/**
 * A document with its layout blocks in place: where a block is named, its modules stand, under ids of their own that no
 * other module of the page has. A document without blocks is answered as it is. Both must be in today's shape.
 */
export async function expandBlocks(
  document: PageDocument,
  options: {
    modules: ReadonlyMap<string, AnyModule>
    findBlock: FindBlock
    /** Told of each node that stands in the answer as a copy. */
    onCopy(node: PageNode, copy: PageNode): void
  },
): Promise<PageDocument> {
  const { modules, findBlock } = options
  const blocks = new Map<string, PageDocument | undefined>()
  let places = 0
  if (!document.content.some(mentionsBlock)) return document
  const ids = new Set<string>()
  for (const node of document.content) collectIds(node)
  const content = await expandNodes(document.content, [])
  return { ...document, content }

  async function expandNodes(nodes: readonly PageNode[], within: string[]): Promise<PageNode[]> {
    const expanded: PageNode[] = []
    // One after another: which places stay empty does not hang on what the database answers first.
    for (const node of nodes) {
      // What a stored document holds is checked only afterwards.
      if (isPageNode(node)) expanded.push(...(await expandNode(node, within)))
      else expanded.push(node)
    }
    return expanded
  }

  async function expandNode(node: PageNode, within: string[]): Promise<PageNode[]> {
    if (node.type !== LAYOUT_BLOCK) return [await expandSlots(node, within)]
    const id = typeof node.props.block === 'string' ? node.props.block : ''
    // The module itself shows nothing: a place without a block keeps its place.
    if (!id || within.includes(id) || within.length >= MAX_DEPTH) return [node]
    if (++places > MAX_PLACES) return [node]
    if (!blocks.has(id)) blocks.set(id, await findBlock(id))
    const block = blocks.get(id)
    if (!block) return [node]
    const own = block.content.map(inner => nameAfterPlace(inner, node.props.id))
    return expandNodes(own, [...within, id])
  }

  async function expandSlots(node: PageNode, within: string[]): Promise<PageNode> {
    let { props } = node
    for (const { path, nodes } of slotsOf(node)) {
      if (!nodes.some(mentionsBlock)) continue
      props = setAt(props, path, await expandNodes(nodes, within))
    }
    return props === node.props ? node : copyWith(node, props)
  }

  /** The same block may stand twice on a page: its modules are named after the place. */
  function nameAfterPlace(node: PageNode, place: string): PageNode {
    if (!isPageNode(node)) return node
    let props: PageNode['props'] = { ...node.props, id: freeId(`${place}-${node.props.id}`) }
    for (const { path, nodes } of slotsOf(node)) {
      props = setAt(
        props,
        path,
        nodes.map(one => nameAfterPlace(one, place)),
      )
    }
    return copyWith(node, props)
  }

  function copyWith(node: PageNode, props: PageNode['props']): PageNode {
    const copy = { ...node, props }
    options.onCopy(node, copy)
    return copy
  }

  /** Where the plain name is too long or belongs to another module, it ends in a hash of itself. */
  function freeId(name: string): string {
    let id = name
    for (let tries = 0; id.length > MAX_ID || ids.has(id); tries++) {
      const hash = createHash('sha256').update(`${tries} ${name}`).digest('hex').slice(0, 12)
      id = `${name.slice(0, MAX_ID - hash.length - 1)}-${hash}`
    }
    ids.add(id)
    return id
  }

  function collectIds(node: PageNode) {
    if (!isPageNode(node)) return
    ids.add(node.props.id)
    for (const { nodes } of slotsOf(node)) for (const inner of nodes) collectIds(inner)
  }

  function mentionsBlock(node: PageNode): boolean {
    if (!isPageNode(node)) return false
    return node.type === LAYOUT_BLOCK || slotsOf(node).some(slot => slot.nodes.some(mentionsBlock))
  }

  function slotsOf(node: PageNode): { path: string; nodes: PageNode[] }[] {
    const module = modules.get(node.type)
    return module
      ? (slotsIn(module.props, node.props) as { path: string; nodes: PageNode[] }[])
      : []
  }
}
