import { setAt } from '#base'
import type { DisplayOptions } from '#design'
import { type AnyModule, isPageNode, type PageDocument, type PageNode } from '#module-contract'
import type { Asked } from './display/of-node.ts'
import { createModuleIds, slotsOfNode } from './module-ids.ts'
import { omitDuplicates } from './omit-duplicates.ts'
import { SPLIT_TEST } from './split-tests.ts'

/** Replaced by the modules of a block. */
export const LAYOUT_BLOCK = 'layout-block'
/** Replaced by the page's own modules in a body template. */
export const POST_CONTENT = 'post-content'
/** Shows a menu, with the blocks of its entries. */
export const MENU = 'menu'
/** Closed until it opens over the page. */
const POPUP = 'popup'
/** Only popups of a block are shown after the footer; a split test there contains popups. */
const isPopup = ({ type }: PageNode) => type === POPUP || type === SPLIT_TEST
/** Modules that can contain blocks. */
const PLACES = [LAYOUT_BLOCK, MENU]
/** Maximum nesting of blocks. Deeper or recursive blocks are omitted. */
const MAX_DEPTH = 4
/** Maximum number of inserted blocks per page, because nesting multiplies. */
const MAX_PLACES = 500

/** Published document of a block in current format, if it exists. */
export type FindBlock = (id: string) => Promise<PageDocument | undefined>

/** Parts that a menu adds to its page. */
export interface MenuParts {
  /** Layout blocks of its entries by id, with the entry's conditions if only one entry shows the block. */
  blocks: Readonly<Record<string, DisplayOptions | null>>
  /** Visitor facts that its entries depend on. */
  asked: readonly Asked[]
}
/** Parts by menu id; an empty id is the header's menu. */
export type FindMenuParts = (menu: string) => Promise<MenuParts>

/** A page's own document and its templates. */
export interface PageParts<Part = PageDocument> {
  content: Part
  body?: Part | undefined
  header?: Part | undefined
  footer?: Part | undefined
  /** Layout blocks with popups. */
  popups?: Part | undefined
}

/** Modules of a page. Header and footer are undefined without templates. */
export interface ExpandedParts {
  body: readonly PageNode[]
  header?: readonly PageNode[] | undefined
  footer?: readonly PageNode[] | undefined
  popups?: readonly PageNode[] | undefined
  /** Modules of the body that belong to the page's own document. */
  own: readonly PageNode[]
}

/**
 * Assembles a page: blocks replace their references under new ids, and the page's own modules
 * replace `post-content` in the body template under their own ids. Colliding ids of a template are
 * changed.
 */
export async function expandParts(
  parts: PageParts,
  options: {
    modules: ReadonlyMap<string, AnyModule>
    findBlock: FindBlock
    findMenuParts: FindMenuParts
    /** Called for each node that is returned as a copy. */
    onCopy(node: PageNode, copy: PageNode): void
  },
): Promise<ExpandedParts> {
  const { modules, findBlock, findMenuParts, onCopy } = options
  const ids = createModuleIds(modules, onCopy)
  const blocks = new Map<string, PageDocument | undefined>()
  let places = 0
  /** The page's content until it is inserted, once, at the first place in the body. */
  let content: readonly PageNode[] | undefined

  // In a template without a place for content, ids do not collide with it.
  const hasPlace = parts.body?.content.some(node => mentions(node, [POST_CONTENT, LAYOUT_BLOCK]))
  const own = ids.takeOwn(parts.body && !hasPlace ? [] : parts.content.content)
  const apart = (
    part: Exclude<keyof PageParts, 'content'>,
    nodes: readonly PageNode[] | undefined = parts[part]?.content,
  ) => nodes && ids.renameCollisions(nodes, part)
  const template = {
    body: apart('body', parts.body && omitDuplicates(parts.body.content, own, { modules, onCopy })),
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
    // Sequential, so that the result does not depend on the order of database answers.
    for (const node of nodes) {
      // Stored documents are validated later.
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
    // A missing block leaves its empty module in place.
    if (!id || within.includes(id) || within.length >= MAX_DEPTH) return [node]
    if (++places > MAX_PLACES) return [node]
    if (!blocks.has(id)) blocks.set(id, await findBlock(id))
    const block = blocks.get(id)
    if (!block) return [node]
    const named = block.content.map(inner => ids.prefixIds(inner, node.props.id))
    return expandNodes(named, [...within, id])
  }

  /** Panels of menu entries are part of the page, so their forms, loaders and islands work. */
  async function withPanels(node: PageNode, within: string[]): Promise<PageNode> {
    const menus = [node.props.menu ?? '', node.props.secondary || undefined]
    const panels: [string, PageNode[]][] = []
    for (const menu of menus) {
      if (typeof menu !== 'string') continue
      for (const block of Object.keys((await findMenuParts(menu)).blocks)) {
        const place = { type: LAYOUT_BLOCK, props: { id: `${node.props.id}-panel`, block } }
        const nodes = await expandNode(place, within)
        // Missing blocks, and blocks that contain this menu, open nothing.
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
