import { type PageDocument, type PageNode, setAt, slotsIn } from '#module-kit'
import { modules } from '#modules'
import type { Pages } from '#pages'

const BLOCK = 'layout-block'
/** Blocks within blocks, at most; what is deeper, or holds itself, is left out. */
const MAX_DEPTH = 4
/** Places of a page that blocks are put in, at most: ten of ten in ten would be a thousand. */
const MAX_PLACES = 500

interface Expanded {
  document: PageDocument
  /** Ids of the blocks that were read, whether they exist or not. */
  blocks: Set<string>
}

/**
 * A document with its layout blocks in place: where a block is named, its published modules stand, under ids of their
 * own. A document without blocks is answered as it is.
 */
export async function expandBlocks(pages: Pages, document: PageDocument): Promise<Expanded> {
  const blocks = new Set<string>()
  let places = 0
  if (!mentionsBlock(document.content)) return { document, blocks }
  const content = await expandNodes(document.content, [])
  return { document: { ...document, content }, blocks }

  async function expandNodes(nodes: readonly PageNode[], within: string[]): Promise<PageNode[]> {
    const expanded: PageNode[] = []
    // One after another: which places stay empty does not hang on what the database answers first.
    for (const node of nodes) expanded.push(...(await expandNode(node, within)))
    return expanded
  }

  async function expandNode(node: PageNode, within: string[]): Promise<PageNode[]> {
    if (node.type !== BLOCK) return [await expandSlots(node, within)]
    const id = String(node.props.block ?? '')
    // The module itself shows nothing: a place without a block keeps its place.
    if (!id || within.includes(id) || within.length >= MAX_DEPTH) return [node]
    if (++places > MAX_PLACES) return [node]
    blocks.add(id)
    const block = await pages.publishedById(id)
    if (block?.kind !== 'block') return [node]
    const own = block.document.content.map(inner => withPrefix(inner, node.props.id))
    return expandNodes(own, [...within, id])
  }

  async function expandSlots(node: PageNode, within: string[]): Promise<PageNode> {
    let { props } = node
    for (const { path, nodes } of slotsOf(node)) {
      if (!mentionsBlock(nodes)) continue
      props = setAt(props, path, await expandNodes(nodes, within))
    }
    return props === node.props ? node : { ...node, props }
  }
}

function slotsOf(node: PageNode): { path: string; nodes: PageNode[] }[] {
  const module = modules.get(node.type)
  return module ? (slotsIn(module.props, node.props) as { path: string; nodes: PageNode[] }[]) : []
}

function mentionsBlock(nodes: readonly PageNode[]): boolean {
  return nodes.some(
    node => node.type === BLOCK || slotsOf(node).some(slot => mentionsBlock(slot.nodes)),
  )
}

/** The same block may stand twice on a page: its modules are named after the place. */
function withPrefix(node: PageNode, prefix: string): PageNode {
  let props: PageNode['props'] = { ...node.props, id: `${prefix}-${node.props.id}`.slice(-60) }
  if (!/^[A-Za-z]/.test(props.id)) props.id = `b${props.id}`
  for (const { path, nodes } of slotsOf(node)) {
    const inner = nodes.map(one => withPrefix(one, prefix))
    props = setAt(props, path, inner)
  }
  return { ...node, props }
}
