import { createContext, useContext } from 'react'

/** Where an option's value stands: in which node, at which path through its props (`items.0.content`). */
export interface Place {
  nodeId: string
  path: string
}

export const PlaceContext = createContext<Place>({ nodeId: '', path: '' })

/** The place of something inside of this one. */
export function usePlaceOf(name: string | number): Place {
  const { nodeId, path } = useContext(PlaceContext)
  return { nodeId, path: path ? `${path}.${name}` : String(name) }
}

type Values = Record<string, unknown>

/** What stands in a node at a path; nothing where there is none. */
export const valuesAt = (node: { props: Values } | undefined, path: readonly string[]): Values =>
  path.reduce<Values>((inner, key) => (inner[key] ?? {}) as Values, node?.props ?? {})
