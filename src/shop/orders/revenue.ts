import { sql } from 'kysely'
import { bucketOf, type Database } from '#db'

/** Statuses that count as revenue. */
const SOLD = ['processing', 'completed', 'on-hold'] as const

/**
 * Number of orders and revenue after refunds, in minor units, per time span. Orders in other
 * currencies are counted without revenue.
 */
export async function readRevenue(db: Database, starts: readonly number[], currency: string) {
  const span = bucketOf('created_at', starts)
  const rows = await db
    .selectFrom('orders')
    .select([
      span.as('span'),
      sql<number>`count(*)`.as('orders'),
      sql<number>`sum(case when currency = ${currency} then cast(total - refunded as double precision) else 0 end)`.as(
        'revenue',
      ),
    ])
    .where('created_at', '>=', starts[0] ?? 0)
    .where('status', 'in', SOLD)
    .groupBy(span)
    .execute()
  return starts.map((_, index) => {
    const sold = rows.find(row => Number(row.span) === index)
    return { orders: Number(sold?.orders ?? 0), revenue: Number(sold?.revenue ?? 0) }
  })
}
