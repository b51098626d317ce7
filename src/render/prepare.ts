import type { DesignOptions } from '#design'
import {
  type AnyModule,
  collectReferences,
  type PageDocument,
  type PageNode,
  type References,
  slotsIn,
} from '#module-kit'
import type { Documents } from './document.ts'

/** A node that can be shown: its props in today's shape and valid. */
export interface PreparedNode {
  node: PageNode
  module: AnyModule
}

/** What of a page's rendering depends on its document alone. */
export interface PreparedDocument {
  /** By the node as it stands in the document; what is missing here is among the problems. */
  nodes: ReadonlyMap<PageNode, PreparedNode>
  references: References
  problems: readonly { node: PageNode; error: unknown }[]
}

const known = new WeakMap<PageDocument, PreparedDocument>()

/** Upgrades and checks every node, once for each document object: documents are not changed in place. */
export function prepareDocument(
  document: PageDocument,
  modules: ReadonlyMap<string, AnyModule>,
  documents: Documents,
): PreparedDocument {
  const ready = known.get(document)
  if (ready) return ready
  const nodes = new Map<PageNode, PreparedNode>()
  const references: References = { media: new Set(), pages: new Set() }
  const problems: { node: PageNode; error: unknown }[] = []

  function prepare(stored: PageNode) {
    const module = modules.get(stored.type)
    if (!module) {
      problems.push({ node: stored, error: 'unknown module' })
      return
    }
    try {
      const props = documents.upgradeProps(document, stored)
      const wrong = documents.problemsOfProps(stored.type, props, '')
      if (wrong.length > 0) {
        problems.push({ node: stored, error: wrong })
        return
      }
      nodes.set(stored, { node: { type: stored.type, props }, module })
      collectReferences(module.props, props, references)
      collectBackgrounds(props.design as DesignOptions | undefined, references)
      for (const place of slotsIn(module.props, props)) {
        for (const inside of place.nodes as PageNode[]) prepare(inside)
      }
    } catch (error) {
      problems.push({ node: stored, error })
    }
  }

  for (const node of document.content) prepare(node)
  const prepared = { nodes, references, problems }
  known.set(document, prepared)
  return prepared
}

function collectBackgrounds(design: DesignOptions | undefined, references: References) {
  if (!design?.background) return
  const variants = 'desktop' in design.background ? design.background : { one: design.background }
  for (const value of Object.values(variants)) {
    if (value?.image) references.media.add(value.image.media)
  }
}
