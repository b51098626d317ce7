import {
  collectBackgrounds,
  collectPresets,
  type DesignOptions,
  type DisplayOptions,
} from '#design'
import {
  type AnyModule,
  collectReferences,
  noReferences,
  type PageDocument,
  type PageNode,
  type References,
  slotsIn,
} from '#module-contract'
import { type Asked, askedBy, displayOf } from './display/of-node.ts'
import type { Documents } from './document.ts'
import {
  type ExpandedParts,
  expandParts,
  type FindBlock,
  type FindMenuParts,
  MENU,
  type MenuParts,
  type PageParts,
} from './expand-parts.ts'
import { nameElements } from './name-elements.ts'
import { createPartsMemo } from './parts-memo.ts'
import { type SubjectOfTest, splitTestIn } from './split-tests.ts'

/** A page ready for rendering: current format, templates and blocks inserted, nodes validated. */
export interface PreparedDocument {
  /** Page-level props and the modules of the body: the page's own, or a template's around them. */
  document: PageDocument
  /** Header and footer templates. Empty arrays mean none at all. */
  header?: readonly PageNode[] | undefined
  footer?: readonly PageNode[] | undefined
  /** Popups of the page. */
  popups?: readonly PageNode[] | undefined
  /** Ids of requested layout blocks. */
  blocks: readonly string[]
  /** Valid nodes, those of the body first. Invalid ones are in `problems`. */
  nodes: ReadonlyMap<PageNode, AnyModule>
  references: References
  /** Ids in the stored documents, if they differ on the page. */
  storedIds: Pick<WeakMap<PageNode, string>, 'get'>
  /** The document part of each node; a block's nodes belong to the part that contains the block. */
  partOf: ReadonlyMap<PageNode, PagePart>
  /** Nodes inside repeating modules, which are rendered only as copies. */
  repeated: ReadonlySet<PageNode>
  /** Split tests by key, with their subjects in order. */
  tests: ReadonlyMap<string, readonly string[]>
  /** Subjects of nodes. A node is shown to visitors who see all of them. */
  subjectsOf: ReadonlyMap<PageNode, readonly SubjectOfTest[]>
  /** Display conditions of nodes, including those of their ancestors. */
  displays: ReadonlyMap<PageNode, readonly DisplayOptions[]>
  /** Visitor facts that conditions and loaders depend on. */
  asked: ReadonlySet<Asked>
  problems: readonly { node: PageNode; error: unknown }[]
}

export type PagePart = keyof PageParts
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
  const upgraded = new WeakMap<PageDocument, Upgraded>()
  const ready = createPartsMemo<Prepared>()

  function upgrade(stored: PageDocument): Upgraded {
    const known = upgraded.get(stored)
    if (known) return known
    const failed = new Map<PageNode, unknown>()
    const document = documents.upgrade(stored, (node, error) => failed.set(node, error))
    const answer = { document, failed }
    upgraded.set(stored, answer)
    return answer
  }

  return async parts => {
    const known = ready.get(parts)
    if (known && (await areSame(known, deps))) return known.prepared
    const failed = new Map<PageNode, unknown>()
    const today = (stored: PageDocument): PageDocument => {
      const own = upgrade(stored)
      for (const [node, error] of own.failed) failed.set(node, error)
      return own.document
    }
    const found = new Map<string, PageDocument | undefined>()
    const menus = new Map<string, MenuParts>()
    const storedIds = new WeakMap<PageNode, string>()
    const onCopy = (node: PageNode, copy: PageNode) => {
      storedIds.set(copy, storedIds.get(node) ?? node.props.id)
      if (failed.has(node)) failed.set(copy, failed.get(node))
    }
    const content = today(parts.content)
    const expanded = await expandParts(
      {
        content,
        body: parts.body && today(parts.body),
        header: parts.header && today(parts.header),
        footer: parts.footer && today(parts.footer),
        popups: parts.popups && today(parts.popups),
      },
      {
        modules,
        findBlock: async id => {
          const block = await deps.findBlock(id)
          found.set(id, block)
          return block && today(block)
        },
        findMenuParts: async id => {
          const menu = await deps.findMenuParts(id)
          menus.set(id, menu)
          return menu
        },
        onCopy,
      },
    )
    const own = new Set(expanded.own)
    const { body, header, footer, popups } = nameParts(expanded, all =>
      nameElements(all, modules, (node, copy) => {
        onCopy(node, copy)
        if (own.has(node)) own.add(copy)
      }),
    )
    const panels = conditionsOfPanels(menus.values())
    const checked = checkNodes({ body, header, footer, popups, own, panels }, deps, failed)
    const document = { ...content, content: [...body] }
    const asked = new Set([...checked.asked, ...[...menus.values()].flatMap(menu => menu.asked)])
    const blocks = [...found.keys()]
    const prepared = { document, header, footer, popups, blocks, storedIds, ...checked, asked }
    ready.set(parts, { prepared, blocks: found, menus })
    return prepared
  }
}

/** Applies names to all parts as one list, body first. */
function nameParts(
  { body, header, footer, popups }: ExpandedParts,
  name: (all: readonly PageNode[]) => readonly PageNode[],
): Omit<ExpandedParts, 'own'> {
  const all = name([...body, ...(header ?? []), ...(footer ?? []), ...(popups ?? [])])
  let from = 0
  const take = (part: readonly PageNode[]) => {
    from += part.length
    return all.slice(from - part.length, from)
  }
  return {
    body: take(body),
    header: header && take(header),
    footer: footer && take(footer),
    popups: popups && take(popups),
  }
}

interface Upgraded {
  document: PageDocument
  /** Nodes whose upgrade failed, as in `document`. */
  failed: ReadonlyMap<PageNode, unknown>
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

function checkNodes(
  parts: Omit<ExpandedParts, 'own'> & {
    own: ReadonlySet<PageNode>
    panels: ReadonlyMap<string, DisplayOptions>
  },
  { modules, documents }: { modules: ReadonlyMap<string, AnyModule>; documents: Documents },
  failed: ReadonlyMap<PageNode, unknown>,
): Omit<PreparedDocument, 'document' | 'header' | 'footer' | 'popups' | 'blocks' | 'storedIds'> {
  const nodes = new Map<PageNode, AnyModule>()
  const references = noReferences()
  const partOf = new Map<PageNode, PagePart>()
  const repeated = new Set<PageNode>()
  const displays = new Map<PageNode, readonly DisplayOptions[]>()
  const tests = new Map<string, readonly string[]>()
  const subjectsOf = new Map<PageNode, readonly SubjectOfTest[]>()
  const asked = new Set<Asked>()
  const problems: { node: PageNode; error: unknown }[] = []

  function check(node: PageNode, within: Around) {
    const { displays: around, subjects, isRepeated } = within
    if (isRepeated) repeated.add(node)
    if (subjects.length > 0) subjectsOf.set(node, subjects)
    const part = parts.own.has(node) ? 'content' : within.part
    const module = modules.get(node.type)
    if (!module) return problems.push({ node, error: 'unknown module' })
    if (failed.has(node)) return problems.push({ node, error: failed.get(node) })
    const wrong = documents.problemsOfProps(node.type, node.props, '')
    if (wrong.length > 0) return problems.push({ node, error: wrong })
    nodes.set(node, module)
    partOf.set(node, part)
    const own = displayOf(node)
    const all = own ? [...around, own] : around
    if (all.length > 0) displays.set(node, all)
    for (const one of own ? askedBy(own) : []) asked.add(one)
    for (const one of module.asks ?? []) asked.add(one)
    collectReferences(module.props, node.props, references)
    collectBackgrounds(node.props.design as DesignOptions | undefined, references)
    collectPresets(node, references)
    const test = splitTestIn(node)
    if (test) tests.set(test.key, test.subjects)
    for (const place of slotsIn(module.props, node.props)) {
      const display = node.type === MENU && parts.panels.get(place.path.replace('panels.', ''))
      const subject = test?.subjectAt(place.path)
      for (const inside of place.nodes as PageNode[]) {
        check(inside, {
          displays: display ? [...all, display] : all,
          subjects: subject ? [...subjects, subject] : subjects,
          part,
          isRepeated: isRepeated || module.repeats !== undefined,
        })
      }
    }
  }

  for (const part of ['body', 'header', 'footer', 'popups'] as const) {
    for (const node of parts[part] ?? []) {
      check(node, { displays: [], subjects: [], part, isRepeated: false })
    }
  }
  return { nodes, references, partOf, repeated, tests, subjectsOf, displays, asked, problems }
}

/** Context that a node inherits from its ancestors. */
interface Around {
  displays: readonly DisplayOptions[]
  subjects: readonly SubjectOfTest[]
  part: PagePart
  isRepeated: boolean
}

/** The document that contains a node. */
export function documentIdOf(
  page: {
    id: string
    prepared: Pick<PreparedDocument, 'partOf'>
    documentIds?: Partial<Record<PagePart, string>> | undefined
  },
  node: PageNode,
): string {
  return page.documentIds?.[page.prepared.partOf.get(node) ?? 'content'] ?? page.id
}
