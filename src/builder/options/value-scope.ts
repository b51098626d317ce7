import { createContext, useContext } from 'react'

/** Position of an option's value: the node and the path in its props (`items.0.content`). */
export interface ValueScope {
  nodeId: string
  path: string
}

export const ValueScopeContext = createContext<ValueScope>({ nodeId: '', path: '' })

/** Position of a nested value. */
export function useValueScope(name: string | number): ValueScope {
  const { nodeId, path } = useContext(ValueScopeContext)
  return { nodeId, path: path ? `${path}.${name}` : String(name) }
}

type Values = Record<string, unknown>

/** Values of a node at a path; empty if there are none. */
export const valuesAt = (node: { props: Values } | undefined, path: readonly string[]): Values =>
  path.reduce<Values>((inner, key) => (inner[key] ?? {}) as Values, node?.props ?? {})
