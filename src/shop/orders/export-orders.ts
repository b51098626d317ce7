import { csvLine, toDecimal } from '#base'
import type { Database, DatabaseKind } from '#db'
import { listOrdersAfter, type OrderFilter } from './list-for-staff.ts'
import type { OrderListItem } from './view.ts'

const BATCH = 200
/** Below every number. */
const FIRST = -(2 ** 31)

const HEAD = [
  ...['number', 'created_at', 'status', 'payment_state', 'fulfilment_state', 'customer', 'email'],
  ...['items', 'currency', 'total', 'paid', 'refunded', 'payment_method', 'note'],
]

/** Exports the orders of a filtered list as CSV, header first. Amounts are decimals. */
export async function* exportOrders(
  context: { db: Database; kind: DatabaseKind },
  filter: OrderFilter,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(HEAD)}`
  for (let number = FIRST; ; ) {
    const orders = await listOrdersAfter(context, filter, { number, limit: BATCH })
    yield orders.map(toLine).join('')
    const last = orders.at(-1)
    if (!last || orders.length < BATCH) return
    number = last.number
  }
}

function toLine(order: OrderListItem): string {
  const amount = (minor: number) => toDecimal(minor, order.currency)
  return csvLine([
    String(order.number),
    new Date(order.createdAt).toISOString(),
    order.status,
    order.paymentState,
    order.fulfilmentState,
    order.name,
    order.email,
    String(order.quantity),
    order.currency,
    amount(order.total),
    amount(order.paid),
    amount(order.refunded),
    order.paymentTitle,
    order.note,
  ])
}
