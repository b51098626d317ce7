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
} from '#module-kit'
import { type Asked, askedBy, displayOf } from './display/of-node.ts'
import type { Documents } from './document.ts'
import { expandBlocks, type FindBlock } from './expand-blocks.ts'
import { nameElements } from './name-elements.ts'

/** A document as it is shown: in today's shape, its layout blocks in place, every node checked. */
export interface PreparedDocument {
  document: PageDocument
  /** Ids of the layout blocks that were looked for. */
  blocks: readonly string[]
  /** Every node of `document` that can be shown; the others are among the problems. */
  nodes: ReadonlyMap<PageNode, AnyModule>
  references: References
  /** Under which conditions nodes are shown: their own, and those of what holds them. */
  displays: ReadonlyMap<PageNode, readonly DisplayOptions[]>
  /** What these conditions, and the modules' loaders, ask of a visitor. */
  asked: ReadonlySet<Asked>
  problems: readonly { node: PageNode; error: unknown }[]
}

export type PrepareDocument = (document: PageDocument) => Promise<PreparedDocument>

/**
 * Answers what prepares documents: upgrade, expand blocks (each upgraded by its own steps), name elements, check. A document object is
 * prepared once, as long as its blocks are the same: documents are not changed in place.
 */
export function createPrepareDocument(deps: {
  modules: ReadonlyMap<string, AnyModule>
  documents: Documents
  /** A block's published document as it is stored. */
  findBlock: FindBlock
}): PrepareDocument {
  const { modules, documents } = deps
  const upgraded = new WeakMap<PageDocument, Upgraded>()
  const ready = new WeakMap<PageDocument, Prepared>()

  function upgrade(stored: PageDocument): Upgraded {
    const known = upgraded.get(stored)
    if (known) return known
    const failed = new Map<PageNode, unknown>()
    const document = documents.upgrade(stored, (node, error) => failed.set(node, error))
    const answer = { document, failed }
    upgraded.set(stored, answer)
    return answer
  }

  return async stored => {
    const known = ready.get(stored)
    if (known && (await areSame(known.blocks, deps.findBlock))) return known.prepared
    const own = upgrade(stored)
    const failed = new Map(own.failed)
    const found = new Map<string, PageDocument | undefined>()
    const onCopy = (node: PageNode, copy: PageNode) => {
      if (failed.has(node)) failed.set(copy, failed.get(node))
    }
    const expanded = await expandBlocks(own.document, {
      modules,
      findBlock: async id => {
        const block = await deps.findBlock(id)
        found.set(id, block)
        if (!block) return undefined
        const today = upgrade(block)
        for (const [node, error] of today.failed) failed.set(node, error)
        return today.document
      },
      onCopy,
    })
    const document = nameElements(expanded, modules, onCopy)
    const checked = checkNodes(document, deps, failed)
    const prepared = { document, blocks: [...found.keys()], ...checked }
    ready.set(stored, { prepared, blocks: found })
    return prepared
  }
}

interface Upgraded {
  document: PageDocument
  /** Nodes whose upgrade failed, as they stand in `document`. */
  failed: ReadonlyMap<PageNode, unknown>
}

interface Prepared {
  prepared: PreparedDocument
  /** The blocks that it was made of. */
  blocks: ReadonlyMap<string, PageDocument | undefined>
}

async function areSame(blocks: Prepared['blocks'], findBlock: FindBlock): Promise<boolean> {
  for (const [id, block] of blocks) if ((await findBlock(id)) !== block) return false
  return true
}

function checkNodes(
  document: PageDocument,
  { modules, documents }: { modules: ReadonlyMap<string, AnyModule>; documents: Documents },
  failed: ReadonlyMap<PageNode, unknown>,
): Omit<PreparedDocument, 'document' | 'blocks'> {
  const nodes = new Map<PageNode, AnyModule>()
  const references = noReferences()
  const displays = new Map<PageNode, readonly DisplayOptions[]>()
  const asked = new Set<Asked>()
  const problems: { node: PageNode; error: unknown }[] = []

  function check(node: PageNode, around: readonly DisplayOptions[]) {
    const module = modules.get(node.type)
    if (!module) return problems.push({ node, error: 'unknown module' })
    if (failed.has(node)) return problems.push({ node, error: failed.get(node) })
    const wrong = documents.problemsOfProps(node.type, node.props, '')
    if (wrong.length > 0) return problems.push({ node, error: wrong })
    nodes.set(node, module)
    const own = displayOf(node)
    const all = own ? [...around, own] : around
    if (all.length > 0) displays.set(node, all)
    for (const one of own ? askedBy(own) : []) asked.add(one)
    for (const one of module.asks ?? []) asked.add(one)
    collectReferences(module.props, node.props, references)
    collectBackgrounds(node.props.design as DesignOptions | undefined, references)
    collectPresets(node, references)
    for (const place of slotsIn(module.props, node.props)) {
      for (const inside of place.nodes as PageNode[]) check(inside, all)
    }
  }

  for (const node of document.content) check(node, [])
  return { nodes, references, displays, asked, problems }
}
