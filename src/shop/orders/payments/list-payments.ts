import type { Database } from '#db'
import type { PaymentRowState } from '../../model/payment-state.ts'
import type { PaymentView } from '../view.ts'

/** All attempts to pay an order, oldest first. */
export async function listPayments(
  db: Database,
  order: { id: string; paid: number; refunded: number },
): Promise<PaymentView[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('attempt')
    .execute()
  return rows.map(row => {
    const isManual = row.state === 'settled' && row.reference === null
    return {
      id: row.id,
      method: row.method,
      reference: row.reference ?? '',
      state: row.state as PaymentRowState,
      amount: row.amount,
      isTest: row.test_mode === 1,
      author: row.author,
      at: row.settled_at ?? row.created_at,
      mayVoid: isManual && order.paid - row.amount >= order.refunded,
    }
  })
}
