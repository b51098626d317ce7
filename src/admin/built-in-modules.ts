import { createModuleRegistry } from '#module-contract'
import { builtInModules } from '#modules'

/** Imported by `main.tsx` on first use. */
export const registry = createModuleRegistry([builtInModules])
