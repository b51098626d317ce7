import type { DisplayOptions } from '#design'
import type { AnyModule, PageDocument, PageNode } from '#module-contract'
import type { Documents } from '../document.ts'
import { type CompletedTree, completeTree } from './complete-tree.ts'
import type { UpgradedDocument } from './draft-entry.ts'
import { expandParts, type FindBlock, type FindMenuParts, type MenuParts } from './expand-parts.ts'
import type { PageParts } from './page-tree.ts'
import { createPartsMemo } from './parts-memo.ts'

/** A page ready for rendering: current format, templates and blocks inserted, modules validated. */
export interface PreparedDocument extends Readonly<CompletedTree> {
  /** Ids of requested layout blocks. */
  blocks: readonly string[]
}

export type PreparePage = (parts: PageParts) => Promise<PreparedDocument>

/**
 * Prepares pages: upgrades documents, inserts templates and blocks, applies names, and validates.
 * Memoized by document objects and blocks, because documents are immutable.
 */
export function createPreparePage(deps: {
  modules: ReadonlyMap<string, AnyModule>
  documents: Documents
  /** Stored published document of a block. */
  findBlock: FindBlock
  findMenuParts: FindMenuParts
}): PreparePage {
  const { modules, documents } = deps
  const upgraded = new WeakMap<PageDocument, UpgradedDocument>()
  const ready = createPartsMemo<Prepared>()

  function upgrade(stored: PageDocument): UpgradedDocument {
    const known = upgraded.get(stored)
    if (known) return known
    const failed = new Map<PageNode, unknown>()
    const { content } = documents.upgrade(stored, (node, error) => failed.set(node, error))
    const answer = { content, failed }
    upgraded.set(stored, answer)
    return answer
  }

  return async ({ content, body, header, footer, popups }) => {
    const parts = { content, body, header, footer, popups }
    const known = ready.get(parts)
    if (known && (await areSame(known, deps))) return known.prepared
    const blocks = new Map<string, PageDocument | undefined>()
    const menus = new Map<string, MenuParts>()
    const expanded = await expandParts(
      {
        content: upgrade(content),
        body: body && upgrade(body),
        header: header && upgrade(header),
        footer: footer && upgrade(footer),
        popups: popups && upgrade(popups),
      },
      {
        modules,
        findBlock: async id => {
          const block = await deps.findBlock(id)
          blocks.set(id, block)
          return block && upgrade(block)
        },
        findMenuParts: async id => {
          const menu = await deps.findMenuParts(id)
          menus.set(id, menu)
          return menu
        },
      },
    )
    const completed = completeTree(
      expanded,
      documents.problemsOfProps,
      conditionsOfPanels(menus.values()),
    )
    for (const menu of menus.values()) for (const one of menu.asked) completed.asked.add(one)
    const prepared = { ...completed, blocks: [...blocks.keys()] }
    ready.set(parts, { prepared, blocks, menus })
    return prepared
  }
}

interface Prepared {
  prepared: PreparedDocument
  /** Blocks used in the result. */
  blocks: ReadonlyMap<string, PageDocument | undefined>
  /** Parts of its menus. */
  menus: ReadonlyMap<string, MenuParts>
}

async function areSame(
  { blocks, menus }: Pick<Prepared, 'blocks' | 'menus'>,
  { findBlock, findMenuParts }: { findBlock: FindBlock; findMenuParts: FindMenuParts },
): Promise<boolean> {
  for (const [id, block] of blocks) if ((await findBlock(id)) !== block) return false
  for (const [id, menu] of menus) {
    if (JSON.stringify(await findMenuParts(id)) !== JSON.stringify(menu)) return false
  }
  return true
}

/** Conditions of menu panels: those of their entries, so that forms of hidden panels reject posts. */
function conditionsOfPanels(menus: Iterable<MenuParts>): ReadonlyMap<string, DisplayOptions> {
  const all = Array.from(menus, ({ blocks }) => Object.entries(blocks)).flat()
  return new Map(all.flatMap(([block, display]) => (display ? [[block, display]] : [])))
}
