import { createContext, useContext, useEffect, useState } from 'react'
import type { ModuleRegistry } from '#module-contract'

/** Loads the modules. Most screens do not need them. */
export type LoadModules = () => Promise<ModuleRegistry>

export const LoadModulesContext = createContext<LoadModules | undefined>(undefined)

/** The modules of the site; undefined until they are loaded. */
export function useModules(onError: () => void): ModuleRegistry | undefined {
  const load = useContext(LoadModulesContext)
  if (!load) throw new Error('modules outside of the admin')
  const [registry, setRegistry] = useState<ModuleRegistry>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    load().then(setRegistry, onError)
  }, [load])
  return registry
}
