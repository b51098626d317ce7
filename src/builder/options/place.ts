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
