import type { Database } from '#db'
import type { Address } from '../address/addresses.ts'
import type { OrderStatus } from '../model/order-status.ts'
import type { OrderSummary } from './view.ts'

export interface OrderQuery {
  status?: OrderStatus | undefined
  /** Exact match. */
  email?: string | undefined
  /** At most 1,000. */
  limit?: number | undefined
  offset?: number | undefined
}

/** Orders, newest first. */
export async function listOrders(db: Database, query: OrderQuery = {}): Promise<OrderSummary[]> {
  let select = selectSummaries(db)
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(Math.min(query.limit ?? 50, 1000))
    .offset(query.offset ?? 0)
  if (query.status) select = select.where('status', '=', query.status)
  if (query.email) select = select.where('email', '=', query.email)
  return (await select.execute()).map(toSummary)
}

/** Order data for lists, with the number of items. */
export function selectSummaries(db: Database) {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'created_at', 'billing', 'email', 'total', 'currency'])
    .select(eb =>
      eb
        .selectFrom('order_lines')
        .select(sub => sub.fn.sum<number | string>('quantity').as('quantity'))
        .whereRef('order_id', '=', 'orders.id')
        .where('kind', '=', 'product')
        .as('quantity'),
    )
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['execute']>>[number]

export function toSummary(row: SummaryRow): OrderSummary {
  const billing = JSON.parse(row.billing) as Address
  return {
    id: row.id,
    number: row.number,
    status: row.status as OrderStatus,
    createdAt: row.created_at,
    name: `${billing.first_name} ${billing.last_name}`.trim(),
    email: row.email,
    total: row.total,
    currency: row.currency,
    quantity: Number(row.quantity ?? 0),
  }
}
