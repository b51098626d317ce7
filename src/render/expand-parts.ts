import { type AnyModule, isPageNode, type PageDocument, type PageNode, setAt } from '#module-kit'
import { createModuleIds, slotsOfNode } from './module-ids.ts'

/** The module whose place a block's own modules take. */
export const LAYOUT_BLOCK = 'layout-block'
/** The module of a template whose place the page's own modules take. */
export const POST_CONTENT = 'post-content'
/** Blocks within blocks, at most; what is deeper, or holds itself, is left out. */
const MAX_DEPTH = 4
/** Places of a page that blocks are put in, at most: ten of ten in ten would be a thousand. */
const MAX_PLACES = 500

/** Answers a block's published document in today's shape; undefined where there is none. */
export type FindBlock = (id: string) => Promise<PageDocument | undefined>

/** What a page is made of: its own document, and the templates around it. */
export interface PageParts<Part = PageDocument> {
  content: Part
  body?: Part | undefined
  header?: Part | undefined
  footer?: Part | undefined
}

/** The modules of a page. Without a template there is no header and no footer. */
export interface ExpandedParts {
  body: readonly PageNode[]
  header?: readonly PageNode[] | undefined
  footer?: readonly PageNode[] | undefined
  /** Of the body, those of the page's own document. */
  own: readonly PageNode[]
}

/**
 * A page's modules with everything in its place: where a layout block is named, its modules stand, under ids of their own; where
 * the template of the body has the place for it, what the page itself says stands, under the ids that it always has. What of a
 * template is called the same gets another name. A document without blocks and templates is answered as it is. All
 * documents must be in today's shape.
 */
export async function expandParts(
  parts: PageParts,
  options: {
    modules: ReadonlyMap<string, AnyModule>
    findBlock: FindBlock
    /** Told of each node that stands in the answer as a copy. */
    onCopy(node: PageNode, copy: PageNode): void
  },
): Promise<ExpandedParts> {
  const { modules, findBlock, onCopy } = options
  const ids = createModuleIds(modules, onCopy)
  const blocks = new Map<string, PageDocument | undefined>()
  let places = 0
  /** What the page itself says, until its place is found: the first in the body, and there once. */
  let content: readonly PageNode[] | undefined

  // Of a template without a place for it, nothing has to make room for the content.
  const hasPlace = parts.body?.content.some(node => mentions(node, [POST_CONTENT, LAYOUT_BLOCK]))
  const own = parts.body && !hasPlace ? [] : parts.content.content
  ids.take(own)
  const apart = (part: 'body' | 'header' | 'footer') =>
    parts[part] && ids.keepApart(parts[part].content, part)
  const template = { body: apart('body'), header: apart('header'), footer: apart('footer') }

  const expandedOwn = own.some(mentionsBlock) ? await expandNodes(own, []) : own
  content = expandedOwn
  const body = template.body ? await expandNodes(template.body, []) : expandedOwn
  content = undefined
  return {
    body,
    own: expandedOwn,
    header: template.header && (await expandNodes(template.header, [])),
    footer: template.footer && (await expandNodes(template.footer, [])),
  }

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

  async function expandNode(node: PageNode, within: string[]): Promise<readonly PageNode[]> {
    if (node.type === POST_CONTENT && content) {
      const placed = content
      content = undefined
      return placed
    }
    if (node.type !== LAYOUT_BLOCK) return [await expandSlots(node, within)]
    const id = typeof node.props.block === 'string' ? node.props.block : ''
    // The module itself shows nothing: a place without a block keeps its place.
    if (!id || within.includes(id) || within.length >= MAX_DEPTH) return [node]
    if (++places > MAX_PLACES) return [node]
    if (!blocks.has(id)) blocks.set(id, await findBlock(id))
    const block = blocks.get(id)
    if (!block) return [node]
    const named = block.content.map(inner => ids.nameAfterPlace(inner, node.props.id))
    return expandNodes(named, [...within, id])
  }

  async function expandSlots(node: PageNode, within: string[]): Promise<PageNode> {
    let { props } = node
    for (const { path, nodes } of slotsOfNode(modules, node)) {
      if (!nodes.some(isExpanded)) continue
      props = setAt(props, path, await expandNodes(nodes, within))
    }
    if (props === node.props) return node
    const copy = { ...node, props }
    onCopy(node, copy)
    return copy
  }

  function isExpanded(node: PageNode): boolean {
    return content ? mentions(node, [LAYOUT_BLOCK, POST_CONTENT]) : mentionsBlock(node)
  }

  function mentionsBlock(node: PageNode): boolean {
    return mentions(node, [LAYOUT_BLOCK])
  }

  function mentions(node: PageNode, types: readonly string[]): boolean {
    if (!isPageNode(node)) return false
    return (
      types.includes(node.type) ||
      slotsOfNode(modules, node).some(slot => slot.nodes.some(one => mentions(one, types)))
    )
  }
}
