import { sql } from 'kysely'
import { bucketOf, type Database } from '#db'

/** Statuses that count as revenue. */
const SOLD = ['processing', 'completed', 'on-hold'] as const

/**
 * Number of orders and revenue after refunds, in minor units, per time span. Orders in other
 * currencies are counted without revenue. Sold gift cards are no revenue (decision 92).
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
  const cards = await readCardSales(db, starts, currency)
  return starts.map((_, index) => {
    const sold = rows.find(row => Number(row.span) === index)
    const revenue = Number(sold?.revenue ?? 0) - (cards.get(index) ?? 0)
    return { orders: Number(sold?.orders ?? 0), revenue }
  })
}

/** Gift cards of the same orders less their refunds, by time span. */
async function readCardSales(db: Database, starts: readonly number[], currency: string) {
  const span = bucketOf('created_at', starts)
  const left = sql<number>`cast(line.net + line.tax - coalesce((select sum(part.net + part.tax)
    from refund_lines as part where part.order_id = line.order_id and part.line_id = line.id), 0)
    as double precision)`
  const rows = await db
    .selectFrom(eb =>
      eb
        .selectFrom('order_lines as line')
        .innerJoin('orders', 'orders.id', 'line.order_id')
        .select(['orders.created_at', left.as('amount')])
        // A literal, because a partial index does not match a parameter.
        .where(one => one('line.gift_card', '=', one.lit(1)))
        .where('orders.created_at', '>=', starts[0] ?? 0)
        .where('orders.status', 'in', SOLD)
        .where('orders.currency', '=', currency)
        .as('cards'),
    )
    .select([span.as('span'), eb => eb.fn.sum<number>('amount').as('amount')])
    .groupBy(span)
    .execute()
  return new Map(rows.map(row => [Number(row.span), Number(row.amount)]))
}
