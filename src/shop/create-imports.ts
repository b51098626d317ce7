import type { ShopDeps } from './deps.ts'
import { createProductImporter } from './import/product-importer.ts'
import { createImportJobs } from './import-jobs/jobs.ts'

/** Imports of all kinds of files. One of them is written at a time. */
export function createImports(deps: ShopDeps) {
  const jobs = createImportJobs(deps)
  return {
    products: jobs.of(createProductImporter(deps)),
    idle: () => jobs.idle(),
    stop: () => jobs.stop(),
    prune: () => jobs.prune(),
  }
}
export type Imports = ReturnType<typeof createImports>
