import type { DisplayOptions } from '#design'
import type { AnyModule, PageDocument, PageNode } from '#module-contract'
import type { SubjectOfTest } from '../split-tests.ts'

/** A page's own document and its templates. */
export interface PageParts<Part = PageDocument> {
  content: Part
  body?: Part | undefined
  header?: Part | undefined
  footer?: Part | undefined
  /** Layout blocks with popups. */
  popups?: Part | undefined
}

export type PagePart = keyof PageParts

/** A module of a page with the facts that follow from its place. Shared by all requests. */
export interface PageEntry {
  /** Its id is unique on the page, and its slots contain inserted modules. */
  node: PageNode
  /** Undefined if it cannot be shown, see `error`. */
  module: AnyModule | undefined
  error?: unknown
  /** Id in its document, which may differ from the id on the page. */
  storedId: string
  /** Its document. Modules of a block belong to the part that contains the block. */
  part: PagePart
  /** Empty if it cannot be shown. */
  slots: readonly EntrySlot[]
  /** Display conditions of its ancestors and then its own. */
  conditions: readonly DisplayOptions[]
  /** Variants of slots around it. It is shown to visitors who see all of them. */
  subjects: readonly SubjectOfTest[]
  /** Key of the split test if its slots are variants, of which one replaces the module. */
  test?: string
  /** Inside a repeating module, which renders only copies of it. */
  isRepeated: boolean
}

/** An entry that can be shown. */
export type ModuleEntry = PageEntry & { module: AnyModule }

export interface EntrySlot {
  /** Path in the props. */
  path: string
  /** The value of the prop. */
  nodes: readonly PageNode[]
  entries: readonly PageEntry[]
  /** The variant that the slot is. */
  subject?: SubjectOfTest | undefined
}

/** The modules of a page: its own document with its templates, blocks and menu panels. */
export interface PageTree {
  body: readonly PageEntry[]
  /** Undefined without a header template. */
  header?: readonly PageEntry[] | undefined
  /** Undefined without a footer template. */
  footer?: readonly PageEntry[] | undefined
  popups?: readonly PageEntry[] | undefined
  /** All entries that can be shown: those of the body first, parents before their slots. */
  entries: readonly ModuleEntry[]
  /** Entries that cannot be shown, in the same order. */
  problems: readonly PageEntry[]
}

export const hasModule = (entry: PageEntry): entry is ModuleEntry => entry.module !== undefined

/** The document that contains a module. */
export function documentIdOf(
  page: { id: string; documentIds?: Partial<Record<PagePart, string>> | undefined },
  { part }: Pick<PageEntry, 'part'>,
): string {
  return page.documentIds?.[part] ?? page.id
}
