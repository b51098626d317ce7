import { createModuleRegistry, createServerRegistry } from '#module-contract'
import { builtInModules } from '#modules'
import { builtInServerModules } from '#modules/server'
import type { ServerModules } from '#modules/services'

/** The modules of a site. */
export function createSiteModules(): ServerModules {
  return createServerRegistry(createModuleRegistry([builtInModules]), [builtInServerModules])
}
