import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '#base'
import { type AnyModule, isPageNode, type PageDocument, type PageNode } from '#module-contract'

/** Nodes of unknown modules in stored documents. They are kept unchanged and never accepted from outside. */
export interface UnknownNodes {
  /** Stored node with the same id, or the one it is a copy of; returned with the given id. */
  find(sent: PageNode): PageNode | undefined
  /** Applied upgrade steps of their types. */
  upgrades: Record<string, number>
  nodes: readonly PageNode[]
}

export function findUnknownNodes(
  modules: ReadonlyMap<string, AnyModule>,
  stored: readonly PageDocument[],
): UnknownNodes {
  const nodes: PageNode[] = []
  const upgrades: Record<string, number> = {}
  for (const document of stored) {
    const from = nodes.length
    gather(document.content)
    for (const { type } of nodes.slice(from)) {
      const step = document.upgrades?.[type]
      if (step !== undefined) upgrades[type] ??= step
    }
  }

  /** By structure only, because slots of unknown modules are not known. */
  function gather(value: unknown) {
    if (Array.isArray(value)) {
      for (const one of value) gather(one)
    } else if (isPageNode(value) && !modules.has(value.type)) nodes.push(value)
    else if (isRecord(value)) {
      for (const one of Object.values(value)) gather(one)
    }
  }

  return {
    nodes,
    upgrades,
    find(sent) {
      const alike = nodes.filter(node => node.type === sent.type)
      const same = alike.find(node => node.props.id === sent.props.id)
      if (same) return same
      const copied = alike.find(({ props }) =>
        isDeepStrictEqual({ ...props, id: sent.props.id }, sent.props),
      )
      return copied && { type: copied.type, props: { ...copied.props, id: sent.props.id } }
    },
  }
}
