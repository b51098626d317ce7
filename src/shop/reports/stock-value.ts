import { sql } from 'kysely'
import type { Database } from '#db'
import type { ReportRow } from './view.ts'

/**
 * Counted stock at today's prices as entered, the largest value first. Variants that share a stock
 * item count with the lowest of their prices. The products have no cost prices.
 */
export async function readStockValue(
  { db, nowMs }: { db: Database; nowMs: number },
  limit?: number,
): Promise<{ rows: ReportRow[]; total: number; sum: ReportRow | null }> {
  const items = stockItems(db, nowMs)
  const all = await db
    .selectFrom(items.as('item'))
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('quantity').as('quantity'),
      fn.sum<number | null>('value').as('value'),
    ])
    .executeTakeFirstOrThrow()
  const rows = await items
    .orderBy('value', 'desc')
    .orderBy('stock_items.id')
    .$if(limit !== undefined, query => query.limit(limit ?? 0))
    .execute()
  const toRow = (row: { quantity: unknown; value: unknown }): ReportRow => ({
    ...{ key: '', name: '', detail: '', percent: null, orders: 0, tax: 0, refunds: 0 },
    ...{ quantity: Number(row.quantity), net: Number(row.value) },
    ...{ refundedQuantity: 0, refundedNet: 0, refundedTax: 0 },
  })
  return {
    rows: rows.map(row => ({ ...toRow(row), key: row.id, name: row.name, detail: row.sku ?? '' })),
    total: Number(all.count),
    sum: Number(all.count) === 0 ? null : toRow(all),
  }
}

function stockItems(db: Database, nowMs: number) {
  const isOnSale = sql`sale_price < regular_price
    and (sale_from is null or sale_from <= ${nowMs}) and (sale_to is null or sale_to > ${nowMs})`
  const price = sql<number>`min(case when regular_price is null or (${isOnSale})
    then coalesce(sale_price, 0) else regular_price end)`
  return db
    .selectFrom('stock_items')
    .innerJoin('products', 'products.id', 'stock_items.product_id')
    .innerJoin('variants', 'variants.stock_id', 'stock_items.id')
    .select(['stock_items.id', 'products.name', 'stock_items.quantity'])
    .select(({ fn }) => [
      fn.coalesce(fn.min('variants.sku'), 'products.sku').as('sku'),
      sql<number>`stock_items.quantity * ${price}`.as('value'),
    ])
    .where('stock_items.managed', '=', 1)
    .where('stock_items.quantity', '>', 0)
    .where('products.status', '!=', 'trash')
    .groupBy(['stock_items.id', 'products.name', 'products.sku', 'stock_items.quantity'])
}
