import { sql } from 'kysely'
import { bucketOf, type Database } from '#db'

/** What was neither paid nor will be is no revenue. */
const SOLD = ['processing', 'completed', 'on-hold'] as const

/**
 * Orders, and revenue in minor units of a currency, of each span of time from its start to the next. Orders in another
 * currency count, without revenue.
 */
export async function readRevenue(db: Database, starts: readonly number[], currency: string) {
  const span = bucketOf('created_at', starts)
  const rows = await db
    .selectFrom('orders')
    .select([
      span.as('span'),
      sql<number>`count(*)`.as('orders'),
      sql<number>`sum(case when currency = ${currency} then cast(total as double precision) else 0 end)`.as(
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
