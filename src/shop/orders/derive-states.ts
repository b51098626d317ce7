import type { Minor } from '#base'
import type { Database } from '#db'
import { fulfilmentStateOf, paymentStateOf, type ShippableLine } from '../model/payment-state.ts'

/**
 * Writes the payment state and sums of a locked order from its payments and refunds. Returns the
 * sums.
 */
export async function writePaymentState(
  db: Database,
  order: { id: string; total: Minor },
): Promise<{ paid: Minor; refunded: Minor }> {
  const payments = await db
    .selectFrom('payments')
    .select(['state', 'amount'])
    .where('order_id', '=', order.id)
    .where('state', 'in', ['settled', 'authorized'])
    .execute()
  const refunds = await db
    .selectFrom('refunds')
    .select('amount')
    .where('order_id', '=', order.id)
    .execute()
  const paid = sum(payments.filter(one => one.state === 'settled'))
  const authorized = sum(payments.filter(one => one.state === 'authorized'))
  const refunded = sum(refunds)
  await db
    .updateTable('orders')
    .set({
      paid,
      refunded,
      payment_state: paymentStateOf({ total: order.total, paid, refunded, authorized }),
    })
    .where('id', '=', order.id)
    .execute()
  return { paid, refunded }
}

const sum = (rows: readonly { amount: Minor }[]) => rows.reduce((all, one) => all + one.amount, 0)

/** Quantities per line that is shipped. */
export async function loadShippable(
  db: Database,
  orderId: string,
): Promise<Map<string, ShippableLine>> {
  const lines = await db
    .selectFrom('order_lines')
    .select(['id', 'quantity'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'product')
    .where('virtual', '=', 0)
    .execute()
  const refunds = await db
    .selectFrom('refund_lines')
    .select(['line_id', 'quantity'])
    .where('order_id', '=', orderId)
    .execute()
  const shipped = await db
    .selectFrom('fulfilment_lines')
    .innerJoin('fulfilments', 'fulfilments.id', 'fulfilment_lines.fulfilment_id')
    .select(['fulfilment_lines.line_id', 'fulfilment_lines.quantity'])
    .where('fulfilment_lines.order_id', '=', orderId)
    .where('fulfilments.cancelled_at', 'is', null)
    .execute()
  const count = (rows: readonly { line_id: string; quantity: number }[], id: string) =>
    rows.filter(row => row.line_id === id).reduce((all, row) => all + row.quantity, 0)
  return new Map(
    lines.map(({ id, quantity }) => [
      id,
      { ordered: quantity, refunded: count(refunds, id), shipped: count(shipped, id) },
    ]),
  )
}

/** Writes the fulfilment state of a locked order from its lines, refunds and fulfilments. */
export async function writeFulfilmentState(db: Database, orderId: string) {
  const lines = [...(await loadShippable(db, orderId)).values()]
  await db
    .updateTable('orders')
    .set({ fulfilment_state: fulfilmentStateOf(lines) })
    .where('id', '=', orderId)
    .execute()
}
