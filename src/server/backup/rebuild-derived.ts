import { type Database, invalidate } from '#db'
import type { AllServices } from '../services/create-services.ts'

/** Rebuilds tables that are derived from restored rows, and continues the numbers of orders. */
export async function rebuildDerived(
  tx: Database,
  { shop, forms }: Pick<AllServices, 'shop' | 'forms'>,
  onRows: (progress: { table: string; rows: number }) => void = () => {},
) {
  const progressOf = (table: string) => (rows: number) => onRows({ table, rows })
  await shop.catalog.reindex(tx, progressOf('product_search'))
  await shop.orders.reindex(tx, progressOf('order_search'))
  await forms.reindex(tx, progressOf('submission_search'))
  await shop.orders.continueNumbers(tx)
  await shop.reports.forget(tx)
  await invalidate(tx, ['*'])
}
