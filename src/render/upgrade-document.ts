import { isRecord, setAt } from '#base'
import {
  type AnyModule,
  isPageNode,
  type PageDocument,
  type PageNode,
  slotsIn,
} from '#module-contract'

/** Version of the document format; modules have their own upgrade steps. */
export const SCHEMA = 1

/** Upgrades stored documents to the current format, and detects documents from newer versions. */
export function createUpgrades(modules: ReadonlyMap<string, AnyModule>) {
  function currentUpgrades(): Record<string, number> {
    const steps: Record<string, number> = {}
    for (const [type, module] of modules) {
      if (module.upgrades?.length) steps[type] = module.upgrades.length
    }
    return steps
  }

  /** Upgrades stored props. Throws errors of upgrade steps. */
  function upgradeProps(document: PageDocument, node: PageNode): PageNode['props'] {
    const steps = modules.get(node.type)?.upgrades ?? []
    const reached = document.upgrades[node.type] ?? 0
    let props: Record<string, unknown> = node.props
    for (const step of steps.slice(reached)) props = step.up(props)
    return { ...props, id: node.props.id }
  }

  /** Whether a newer version wrote it. Saving it here would lose its additions. */
  function isNewer(value: unknown): boolean {
    const isNewerSchema =
      isRecord(value) && typeof value.schema === 'number' && value.schema > SCHEMA
    return isNewerSchema || newerTypes(value).length > 0
  }

  /** Module types whose stored props a newer version wrote. */
  function newerTypes(value: unknown): string[] {
    if (!isRecord(value) || !isRecord(value.upgrades)) return []
    const known = currentUpgrades()
    return Object.entries(value.upgrades).flatMap(([type, step]) =>
      typeof step === 'number' && modules.has(type) && step > (known[type] ?? 0) ? [type] : [],
    )
  }

  /**
   * Upgrades a stored document. Nodes that cannot be upgraded, and those of newer versions, are
   * reported and stay unchanged.
   */
  function upgrade(
    document: PageDocument,
    onFailure: (node: PageNode, error: unknown) => void = () => {},
  ): PageDocument {
    if (isNewer(document)) return document
    const steps = currentUpgrades()
    const isOld = Object.entries(steps).some(
      ([type, step]) => (document.upgrades[type] ?? 0) < step,
    )
    if (!isOld) return document
    const upgradeNode = (node: PageNode): PageNode => {
      const module = isPageNode(node) ? modules.get(node.type) : undefined
      if (!module) return node
      try {
        const props = upgradeProps(document, node)
        return { type: node.type, props: mapSlots(module, props, upgradeNode) }
      } catch (error) {
        onFailure(node, error)
        return node
      }
    }
    return {
      ...document,
      upgrades: { ...document.upgrades, ...steps },
      content: document.content.map(upgradeNode),
    }
  }

  return { currentUpgrades, upgradeProps, isNewer, newerTypes, upgrade }
}

export type Upgrades = ReturnType<typeof createUpgrades>

/** Copies props with mapped nodes in their slots. */
export function mapSlots<Props extends Record<string, unknown>>(
  module: AnyModule,
  props: Props,
  map: (node: PageNode) => PageNode,
): Props {
  let mapped = props
  for (const { path, nodes } of slotsIn(module.props, props)) {
    mapped = setAt(mapped, path, (nodes as PageNode[]).map(map))
  }
  return mapped
}
