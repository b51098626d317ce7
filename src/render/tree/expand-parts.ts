import type { DisplayOptions } from '#design'
import type { AnyModule, PageDocument } from '#module-contract'
import type { VisitorDependency } from '../display/of-node.ts'
import { SPLIT_TEST } from '../split-tests.ts'
import { type DraftEntry, readEntries, type UpgradedDocument } from './draft-entry.ts'
import { createModuleIds } from './module-ids.ts'
import { nameElements } from './name-elements.ts'
import { omitDuplicates } from './omit-duplicates.ts'
import type { PagePart, PageParts } from './page-tree.ts'

/** Replaced by the modules of a block. */
export const LAYOUT_BLOCK = 'layout-block'
/** Replaced by the page's own modules in a body template. */
export const POST_CONTENT = 'post-content'
/** Shows a menu, with the blocks of its entries. */
export const MENU = 'menu'
/** Closed until it opens over the page. */
const POPUP = 'popup'
/** Only popups of a block are shown after the footer; a split test there contains popups. */
const isPopup = ({ type }: DraftEntry) => type === POPUP || type === SPLIT_TEST
/** Modules that other modules replace, or that get panels. */
const PLACES = [LAYOUT_BLOCK, MENU, POST_CONTENT]
/** Maximum nesting of blocks. Deeper or recursive blocks are omitted. */
const MAX_DEPTH = 4
/** Maximum number of inserted blocks per page, because nesting multiplies. */
const MAX_PLACES = 500

/** Published document of a block in current format, if it exists. */
export type FindBlock<Block = PageDocument> = (id: string) => Promise<Block | undefined>

/** Parts that a menu adds to its page. */
export interface MenuParts {
  /** Layout blocks of its entries by id, with the entry's conditions if only one entry shows the block. */
  blocks: Readonly<Record<string, DisplayOptions | null>>
  /** Visitor facts that its entries depend on. */
  asked: readonly VisitorDependency[]
}
/** Parts by menu id; an empty id is the header's menu. */
export type FindMenuParts = (menu: string) => Promise<MenuParts>

/** Modules of a page. Header and footer are undefined without templates. */
export type ExpandedParts = Omit<PageParts<DraftEntry[]>, 'content'> & { body: DraftEntry[] }

/**
 * Assembles a page: blocks replace their references under new ids, and the page's own modules
 * replace `post-content` in the body template under their own ids. Colliding ids of a template are
 * changed. Then owners' names for modules are applied.
 */
export async function expandParts(
  parts: PageParts<UpgradedDocument>,
  options: {
    modules: ReadonlyMap<string, AnyModule>
    findBlock: FindBlock<UpgradedDocument>
    findMenuParts: FindMenuParts
  },
): Promise<ExpandedParts> {
  const { modules, findBlock, findMenuParts } = options
  const ids = createModuleIds()
  const blocks = new Map<string, UpgradedDocument | undefined>()
  let places = 0
  /** The page's content until it is inserted, once, at the first place in the body. */
  let content: DraftEntry[] | undefined

  const readPart = (part: PagePart) => parts[part] && readEntries(modules, parts[part], part)
  const template = {
    body: readPart('body'),
    header: readPart('header'),
    footer: readPart('footer'),
    popups: readPart('popups'),
  }
  // In a template without a place for content, ids do not collide with it.
  const hasPlace = template.body?.some(entry => contains(entry, [POST_CONTENT, LAYOUT_BLOCK]))
  const own = !template.body || hasPlace ? (readPart('content') ?? []) : []
  ids.takeOwn(own)
  if (template.body) template.body = omitDuplicates(template.body, own)
  for (const part of ['body', 'header', 'footer', 'popups'] as const) {
    ids.renameCollisions(template[part] ?? [], part)
  }

  const expandedOwn = await expand(own, [])
  content = expandedOwn
  const body = template.body ? await expand(template.body, []) : expandedOwn
  content = undefined
  const header = template.header && (await expand(template.header, []))
  const footer = template.footer && (await expand(template.footer, []))
  const popups = template.popups && (await expand(template.popups, [])).filter(isPopup)
  nameElements([...body, ...(header ?? []), ...(footer ?? []), ...(popups ?? [])])
  return { body, header, footer, popups }

  async function expand(entries: DraftEntry[], within: string[]): Promise<DraftEntry[]> {
    if (!entries.some(entry => contains(entry, PLACES))) return entries
    const expanded: DraftEntry[] = []
    // Sequential, so that the result does not depend on the order of database answers.
    for (const entry of entries) expanded.push(...(await expandEntry(entry, within)))
    return expanded
  }

  async function expandEntry(entry: DraftEntry, within: string[]): Promise<DraftEntry[]> {
    const { node, type, part } = entry
    if (type === POST_CONTENT && content) {
      const placed = content
      content = undefined
      return placed
    }
    if (type === LAYOUT_BLOCK) {
      // A missing block leaves its empty module in place.
      return (await readBlock(node.props.block, node.props.id, part, within)) ?? [entry]
    }
    if (type === MENU) await addPanels(entry, within)
    else for (const slot of entry.slots) slot.entries = await expand(slot.entries, within)
    return [entry]
  }

  /** Modules of a block for one place. */
  async function readBlock(
    id: unknown,
    placeId: string,
    part: PagePart,
    within: string[],
  ): Promise<DraftEntry[] | undefined> {
    if (!id || typeof id !== 'string') return undefined
    if (within.includes(id) || within.length >= MAX_DEPTH) return undefined
    if (++places > MAX_PLACES) return undefined
    if (!blocks.has(id)) blocks.set(id, await findBlock(id))
    const block = blocks.get(id)
    if (!block) return undefined
    const entries = readEntries(modules, block, part)
    ids.prefixIds(entries, placeId)
    return expand(entries, [...within, id])
  }

  /** Panels of menu entries are part of the page, so their forms, loaders and islands work. */
  async function addPanels(entry: DraftEntry, within: string[]) {
    const { type, props } = entry.node
    const panels: Record<string, DraftEntry[]> = {}
    for (const menu of [props.menu ?? '', props.secondary || undefined]) {
      if (typeof menu !== 'string') continue
      for (const id of Object.keys((await findMenuParts(menu)).blocks)) {
        const entries = await readBlock(id, `${props.id}-panel`, entry.part, within)
        // Missing blocks, and blocks that contain this menu, open nothing.
        if (entries) panels[id] = entries
      }
    }
    entry.slots = Object.entries(panels).map(([id, entries]) => ({
      path: `panels.${id}`,
      nodes: [],
      entries,
    }))
    if (entry.slots.length === 0 && props.panels === undefined) return
    const empty = Object.fromEntries(Object.keys(panels).map(id => [id, []]))
    entry.node = { type, props: { ...props, panels: empty } }
  }
}

function contains({ type, slots }: DraftEntry, types: readonly string[]): boolean {
  return (
    types.includes(type) || slots.some(slot => slot.entries.some(entry => contains(entry, types)))
  )
}
