import type { Database } from '#db'
import type { PaymentRowState } from '../../model/payment-state.ts'
import type { DisputeView, PaymentView } from '../view.ts'
import { GIFT_CARD_METHOD } from './card-payments.ts'

/** All attempts to pay an order, oldest first. */
export async function listPayments(
  db: Database,
  order: { id: string; paid: number; refunded: number },
): Promise<PaymentView[]> {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('gift_cards', join =>
      join
        .onRef('gift_cards.id', '=', 'payments.reference')
        .on('payments.method', '=', GIFT_CARD_METHOD),
    )
    .selectAll('payments')
    .select('gift_cards.last_four')
    .select(eb =>
      eb
        .exists(
          eb
            .selectFrom('payment_refunds')
            .select('payment_refunds.id')
            .whereRef('payment_refunds.overpayment_id', '=', 'payments.id')
            .where('payment_refunds.order_id', '=', order.id)
            .where('payment_refunds.state', '!=', 'failed'),
        )
        .as('is_sent'),
    )
    .where('payments.order_id', '=', order.id)
    .orderBy('attempt')
    .execute()
  return rows.map(row => {
    const isManual = row.state === 'settled' && row.reference === null && !row.is_sent
    return {
      id: row.id,
      method: row.method,
      reference: row.last_four === null ? (row.reference ?? '') : `…${row.last_four}`,
      ...(row.last_four !== null && row.reference && { giftCardId: row.reference }),
      state: row.state as PaymentRowState,
      amount: row.amount,
      isTest: row.test_mode === 1,
      author: row.author,
      at: row.settled_at ?? row.created_at,
      mayCapture: row.state === 'authorized',
      capturableUntil: row.capturable_until ?? undefined,
      problem: row.problem,
      mayVoid: isManual && order.paid - row.amount >= order.refunded,
    }
  })
}

export async function listDisputes(db: Database, orderId: string): Promise<DisputeView[]> {
  const rows = await db
    .selectFrom('payment_disputes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute()
  return rows.map(row => ({
    reference: row.reference,
    state: row.state as DisputeView['state'],
    reason: row.reason,
    amount: row.amount,
    dueAt: row.due_at ?? undefined,
  }))
}
