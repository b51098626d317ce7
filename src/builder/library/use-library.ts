import { useContext, useSyncExternalStore } from 'react'
import type { DesignStore } from '#staff/client'
import { CanvasContext } from '../canvas/CanvasContext.ts'

const never = () => () => {}

/** The site's variables and presets; undefined outside a page. */
export function useLibrary(): DesignStore | undefined {
  const library = useContext(CanvasContext)?.library
  useSyncExternalStore(library?.subscribe ?? never, () => library?.version ?? 0)
  return library
}
