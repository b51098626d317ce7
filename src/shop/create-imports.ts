import { countCustomerOrders } from './account/count-orders.ts'
import { createCustomerImporter } from './account/import-customers.ts'
import type { ShopDeps } from './deps.ts'
import { createDiscountImporter } from './discounts/import-discounts.ts'
import { createProductImporter } from './import/product-importer.ts'
import { createImportJobs } from './import-jobs/jobs.ts'
import { createOrderImporter } from './orders/import/import-orders.ts'
import { createReviewImporter } from './reviews/import-review-file.ts'
import { createRateImporter } from './tax/import-rates.ts'
import type { TaxRates } from './tax/tax-rates.ts'

/** Imports of all kinds of files. One of them is written at a time. */
export function createImports(deps: ShopDeps, taxRates: TaxRates) {
  const jobs = createImportJobs(deps)
  const countOrders = async () => countCustomerOrders({ ...deps, settings: await deps.settings() })
  return {
    products: jobs.of(createProductImporter(deps)),
    customers: jobs.of(createCustomerImporter(deps, { countOrders })),
    orders: jobs.of(createOrderImporter(deps, { countOrders })),
    discounts: jobs.of(createDiscountImporter(deps)),
    reviews: jobs.of(createReviewImporter(deps)),
    taxRates: jobs.of(createRateImporter(deps, taxRates)),
    idle: () => jobs.idle(),
    stop: () => jobs.stop(),
    prune: () => jobs.prune(),
  }
}
export type Imports = ReturnType<typeof createImports>
