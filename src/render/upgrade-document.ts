import { isRecord } from '#base'
import {
  type AnyModule,
  isPageNode,
  type PageDocument,
  type PageNode,
  setAt,
  slotsIn,
} from '#module-kit'

/** The shape of a document around its modules; modules count their own steps. */
export const SCHEMA = 1

/** Brings stored documents to today's shape, and knows those that are ahead of it. */
export function createUpgrades(modules: ReadonlyMap<string, AnyModule>) {
  function currentUpgrades(): Record<string, number> {
    const steps: Record<string, number> = {}
    for (const [type, module] of modules) {
      if (module.upgrades?.length) steps[type] = module.upgrades.length
    }
    return steps
  }

  /** Stored props brought to today's shape. Throws what a broken upgrade step throws. */
  function upgradeProps(document: PageDocument, node: PageNode): PageNode['props'] {
    const steps = modules.get(node.type)?.upgrades ?? []
    const reached = document.upgrades[node.type] ?? 0
    let props: Record<string, unknown> = node.props
    for (const step of steps.slice(reached)) props = step.up(props)
    return { ...props, id: node.props.id }
  }

  /** Whether a newer program wrote it: saving it here would lose what that added. */
  function isNewer(value: unknown): boolean {
    const isNewerSchema =
      isRecord(value) && typeof value.schema === 'number' && value.schema > SCHEMA
    return isNewerSchema || newerTypes(value).length > 0
  }

  /** Module types whose stored props a newer program wrote. */
  function newerTypes(value: unknown): string[] {
    if (!isRecord(value) || !isRecord(value.upgrades)) return []
    const known = currentUpgrades()
    return Object.entries(value.upgrades).flatMap(([type, step]) =>
      typeof step === 'number' && modules.has(type) && step > (known[type] ?? 0) ? [type] : [],
    )
  }

  /**
   * A stored document in today's shape. What cannot be brought there stays as it is and is told, and so stays what a
   * newer program wrote.
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

/** A copy of the props whose slots hold what `map` makes of each node. */
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
