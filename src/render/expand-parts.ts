import type { DisplayOptions } from '#design'
import { type AnyModule, isPageNode, type PageDocument, type PageNode, setAt } from '#module-kit'
import type { Asked } from './display/of-node.ts'
import { createModuleIds, slotsOfNode } from './module-ids.ts'
import { SPLIT_TEST } from './split-tests.ts'
import { yieldToContent } from './yield-to-content.ts'

/** The module whose place a block's own modules take. */
export const LAYOUT_BLOCK = 'layout-block'
/** The module of a template whose place the page's own modules take. */
export const POST_CONTENT = 'post-content'
/** The module that shows a menu, with the blocks that its entries name. */
export const MENU = 'menu'
/** The module that is closed until it opens over the page. */
const POPUP = 'popup'
/** Below the footer nothing else of a block is shown: a test there is one of popups. */
const isPopup = ({ type }: PageNode) => type === POPUP || type === SPLIT_TEST
/** Modules in which blocks may stand. */
const PLACES = [LAYOUT_BLOCK, MENU]
/** Blocks within blocks, at most; what is deeper, or holds itself, is left out. */
const MAX_DEPTH = 4
/** Places of a page that blocks are put in, at most: ten of ten in ten would be a thousand. */
const MAX_PLACES = 500

/** Answers a block's published document in today's shape; undefined where there is none. */
export type FindBlock = (id: string) => Promise<PageDocument | undefined>

/** What a menu brings to the page that shows it. */
export interface MenuParts {
  /** The layout blocks that its entries show, by id; with the conditions of an entry where that is the only one to show it. */
  blocks: Readonly<Record<string, DisplayOptions | null>>
  /** What its entries ask of a visitor. */
  asked: readonly Asked[]
}
/** Answers it by the menu's id; empty for the menu in the header. */
export type FindMenuParts = (menu: string) => Promise<MenuParts>

/** What a page is made of: its own document, and the templates around it. */
export interface PageParts<Part = PageDocument> {
  content: Part
  body?: Part | undefined
  header?: Part | undefined
  footer?: Part | undefined
  /** What opens over the page: layout blocks alone. */
  popups?: Part | undefined
}

/** The modules of a page. Without a template there is no header and no footer. */
export interface ExpandedParts {
  body: readonly PageNode[]
  header?: readonly PageNode[] | undefined
  footer?: readonly PageNode[] | undefined
  popups?: readonly PageNode[] | undefined
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
    findMenuParts: FindMenuParts
    /** Told of each node that stands in the answer as a copy. */
    onCopy(node: PageNode, copy: PageNode): void
  },
): Promise<ExpandedParts> {
  const { modules, findBlock, findMenuParts, onCopy } = options
  const ids = createModuleIds(modules, onCopy)
  const blocks = new Map<string, PageDocument | undefined>()
  let places = 0
  /** What the page itself says, until its place is found: the first in the body, and there once. */
  let content: readonly PageNode[] | undefined

  // Of a template without a place for it, nothing has to make room for the content.
  const hasPlace = parts.body?.content.some(node => mentions(node, [POST_CONTENT, LAYOUT_BLOCK]))
  const own = ids.takeOwn(parts.body && !hasPlace ? [] : parts.content.content)
  const apart = (
    part: Exclude<keyof PageParts, 'content'>,
    nodes: readonly PageNode[] | undefined = parts[part]?.content,
  ) => nodes && ids.keepApart(nodes, part)
  const template = {
    body: apart('body', parts.body && yieldToContent(parts.body.content, own, { modules, onCopy })),
    header: apart('header'),
    footer: apart('footer'),
    popups: apart('popups'),
  }

  const expandedOwn = own.some(mentionsPlace) ? await expandNodes(own, []) : own
  content = expandedOwn
  const body = template.body ? await expandNodes(template.body, []) : expandedOwn
  content = undefined
  return {
    body,
    own: expandedOwn,
    header: template.header && (await expandNodes(template.header, [])),
    footer: template.footer && (await expandNodes(template.footer, [])),
    popups: template.popups && (await expandNodes(template.popups, [])).filter(isPopup),
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
    if (node.type === MENU) return [await withPanels(node, within)]
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

  /** What opens below an entry is on the page like everything else: its forms, loaders and islands work. */
  async function withPanels(node: PageNode, within: string[]): Promise<PageNode> {
    const menus = [node.props.menu ?? '', node.props.secondary || undefined]
    const panels: [string, PageNode[]][] = []
    for (const menu of menus) {
      if (typeof menu !== 'string') continue
      for (const block of Object.keys((await findMenuParts(menu)).blocks)) {
        const place = { type: LAYOUT_BLOCK, props: { id: `${node.props.id}-panel`, block } }
        const nodes = await expandNode(place, within)
        // A block that is gone, or that this menu stands in, opens nothing.
        if (!nodes.includes(place)) panels.push([block, [...nodes]])
      }
    }
    if (panels.length === 0 && node.props.panels === undefined) return node
    const copy = { ...node, props: { ...node.props, panels: Object.fromEntries(panels) } }
    onCopy(node, copy)
    return copy
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
    return mentions(node, content ? [...PLACES, POST_CONTENT] : PLACES)
  }

  function mentionsPlace(node: PageNode): boolean {
    return mentions(node, PLACES)
  }

  function mentions(node: PageNode, types: readonly string[]): boolean {
    if (!isPageNode(node)) return false
    return (
      types.includes(node.type) ||
      slotsOfNode(modules, node).some(slot => slot.nodes.some(one => mentions(one, types)))
    )
  }
}
