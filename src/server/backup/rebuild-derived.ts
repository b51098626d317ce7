import { type Database, invalidate } from '#db'
import type { AllServices } from '../services/create-services.ts'

/** Rebuilds tables that are derived from restored rows, and continues the numbers of orders. */
export async function rebuildDerived(
  tx: Database,
  { shop, forms }: Pick<AllServices, 'shop' | 'forms'>,
) {
  await shop.catalog.reindex(tx)
  await shop.orders.reindex(tx)
  await forms.reindex(tx)
  await shop.orders.continueNumbers(tx)
  await shop.reports.forget(tx)
  await invalidate(tx, ['*'])
}
