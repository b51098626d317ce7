import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '#base'
import { type AnyModule, isPageNode, type PageDocument, type PageNode } from '#module-kit'

/** Nodes of stored documents whose module is gone. They are kept as they are, and never taken from outside. */
export interface KeptNodes {
  /** The stored node that this one is, or is a copy of; its data as it is stored, under the id that was sent. */
  find(sent: PageNode): PageNode | undefined
  /** Upgrade steps that the types of `nodes` had reached. */
  upgrades: Record<string, number>
  nodes: readonly PageNode[]
}

export function findKeptNodes(
  modules: ReadonlyMap<string, AnyModule>,
  stored: readonly PageDocument[],
): KeptNodes {
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

  /** By shape alone: where slots are is known only to modules that exist. */
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
