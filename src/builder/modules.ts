import { createContext, useContext } from 'react'
import type { ModuleRegistry } from '#module-contract'

export const ModulesContext = createContext<ModuleRegistry | undefined>(undefined)

/** The modules that the page can consist of. */
export function useModules(): ModuleRegistry {
  const registry = useContext(ModulesContext)
  if (!registry) throw new Error('modules outside of the builder')
  return registry
}
