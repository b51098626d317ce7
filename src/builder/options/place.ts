import { createContext, useContext } from 'react'

/** Position of an option's value: the node and the path in its props (`items.0.content`). */
export interface Place {
  nodeId: string
  path: string
}

export const PlaceContext = createContext<Place>({ nodeId: '', path: '' })

/** Position of a nested value. */
export function usePlaceOf(name: string | number): Place {
  const { nodeId, path } = useContext(PlaceContext)
  return { nodeId, path: path ? `${path}.${name}` : String(name) }
}

type Values = Record<string, unknown>

/** Values of a node at a path; empty if there are none. */
export const valuesAt = (node: { props: Values } | undefined, path: readonly string[]): Values =>
  path.reduce<Values>((inner, key) => (inner[key] ?? {}) as Values, node?.props ?? {})
