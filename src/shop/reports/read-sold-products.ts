import type { Database } from '#db'
import type { TimeRange } from './read-orders.ts'
import { REPORTED_STATUSES } from './reported-orders.ts'
import type { ReportDimension, Sum } from './sums.ts'

/**
 * Products sold and refunded in a short time range, added up by the database. A day of a large shop
 * has few enough lines not to delay other requests.
 */
export async function readSoldProducts(
  db: Database,
  { from, until }: TimeRange,
  currency: string,
): Promise<Sum[]> {
  const sold = await db
    .selectFrom('orders')
    .innerJoin('order_lines as line', 'line.order_id', 'orders.id')
    .select(['line.product_id as key'])
    .select(({ fn }) => [
      fn.max('line.name').as('label'),
      fn.sum<number>('line.quantity').as('quantity'),
      fn.sum<number>('line.net').as('net'),
      fn.sum<number>('line.tax').as('tax'),
    ])
    .where('orders.created_at', '>=', from)
    .where('orders.created_at', '<', until)
    .where('orders.status', 'in', REPORTED_STATUSES)
    .where('orders.currency', '=', currency)
    .where('line.kind', '=', 'product')
    .where('line.gift_card', '=', 0)
    .groupBy('line.product_id')
    .execute()
  const refunded = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .innerJoin('refund_lines as part', 'part.refund_id', 'refunds.id')
    .innerJoin('order_lines as line', 'line.id', 'part.line_id')
    .select(['line.product_id as key'])
    .select(({ fn }) => [
      fn.max('line.name').as('label'),
      fn.sum<number>('part.quantity').as('quantity'),
      fn.sum<number>('part.net').as('net'),
      fn.sum<number>('part.tax').as('tax'),
    ])
    .where('refunds.created_at', '>=', from)
    .where('refunds.created_at', '<', until)
    .where('orders.status', 'in', REPORTED_STATUSES)
    .where('orders.currency', '=', currency)
    .where('line.kind', '=', 'product')
    .where('line.gift_card', '=', 0)
    .groupBy('line.product_id')
    .execute()
  const asSums = (dimension: ReportDimension, rows: typeof sold): Sum[] =>
    rows.map(({ key, label, quantity, net, tax }) => ({
      ...{ dimension, currency, key, label, orders: 0 },
      ...{ quantity: Number(quantity), net: Number(net), tax: Number(tax) },
    }))
  return [...asSums('sold', sold), ...asSums('sold-refunds', refunded)]
}
