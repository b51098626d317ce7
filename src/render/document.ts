import { withCurrentColors } from '#design'
import {
  type AnyModule,
  type Cleaner,
  cleanProps,
  type PageDocument,
  type PageNode,
} from '#module-contract'
import { createArticleHtml } from './article-html.ts'
import { findDestinations } from './destinations.ts'
import { refusedValues } from './refused-values.ts'
import { restrictedValues } from './restricted-values.ts'
import { findUnknownNodes } from './unknown-nodes.ts'
import { createUpgrades, mapSlots, SCHEMA } from './upgrade-document.ts'
import { createValidate } from './validate-document.ts'

/** Validates and upgrades page documents with the existing modules. */
export function createDocuments(modules: ReadonlyMap<string, AnyModule>) {
  const upgrades = createUpgrades(modules)
  const { currentUpgrades, upgradeProps, upgrade, isNewer } = upgrades
  const { validate, problemsOfProps } = createValidate(modules, upgrades)

  /**
   * Normalizes a document for storage: upgraded, rich text sanitized, current color names, nodes of
   * unknown modules as `stored`. Requires a document that passes `validate`.
   */
  function clean(
    document: PageDocument,
    cleaner: Cleaner,
    stored: readonly PageDocument[] = [],
  ): PageDocument {
    const kept = findUnknownNodes(modules, stored)
    const cleanNode = (node: PageNode): PageNode => {
      const module = modules.get(node.type)
      if (!module) return kept.find(node) ?? node
      const props = cleanProps(module.props, upgradeProps(document, node), cleaner)
      if (props.design) props.design = withCurrentColors(props.design)
      return { type: node.type, props: mapSlots(module, props, cleanNode) }
    }
    return {
      schema: SCHEMA,
      upgrades: { ...currentUpgrades(), ...kept.upgrades },
      root: document.root,
      content: document.content.map(cleanNode),
    }
  }

  /** Ids of nodes of unknown modules. */
  const unknownIds = (document: PageDocument) =>
    findUnknownNodes(modules, [document]).nodes.map(node => node.props.id)

  const restricted = (document: PageDocument) => restrictedValues(modules, upgrade(document))

  return {
    validate,
    clean,
    upgrade,
    isNewer,
    unknownIds,
    upgradeProps,
    problemsOfProps,
    articleHtml: createArticleHtml(modules),
    searchableHtml: createArticleHtml(modules, { plain: true }),
    restricted,
    refused: (document: PageDocument) => refusedValues(modules, upgrade(document)),
    destinations: (document: PageDocument) => findDestinations(modules, upgrade(document)),
  }
}

export type Documents = ReturnType<typeof createDocuments>
