import { createSiteModules } from '../../src/server/services/module-registry.ts'
import { loadersWithData } from '../../src/server/site/gallery/loaders-with-data.ts'

/** The built-in modules. */
export const registry = createSiteModules()
export const { modules, styles, texts: moduleTexts, loaders, actions } = registry
export const { examples: moduleExamples, german: moduleGerman, starts: moduleStarts } = registry

/** Loaders that return given data for some node ids. */
export const loadersWith = (data: ReadonlyMap<string, unknown>) => loadersWithData(loaders, data)
