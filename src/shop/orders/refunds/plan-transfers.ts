import type { Minor } from '#base'
import type { Database } from '#db'

export interface RefundablePayment {
  id: string
  /** The rest of the payment after its refunds. */
  left: Minor
}

/** Shares of a refund by payment, oldest first. Staff transfers the part that exceeds all payments. */
export function planTransfers(
  payments: readonly RefundablePayment[],
  amount: Minor,
): { paymentId: string; amount: Minor }[] {
  let rest = amount
  return payments.flatMap(({ id, left }) => {
    const share = Math.min(left, rest)
    if (share <= 0) return []
    rest -= share
    return [{ paymentId: id, amount: share }]
  })
}

/** Settled payments of an order at providers, oldest first. Refused transfers give nothing back. */
export async function loadRefundablePayments(
  db: Database,
  orderId: string,
): Promise<RefundablePayment[]> {
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'amount'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'settled')
    .where('reference', 'is not', null)
    .where('flow', 'is not', null)
    .orderBy('attempt')
    .execute()
  if (payments.length === 0) return []
  const refunds = await db
    .selectFrom('payment_refunds')
    .select(['payment_id', 'amount'])
    .where('order_id', '=', orderId)
    .where('state', '!=', 'failed')
    .execute()
  return payments.map(({ id, amount }) => {
    const refunded = refunds.filter(one => one.payment_id === id)
    return { id, left: amount - refunded.reduce((sum, one) => sum + one.amount, 0) }
  })
}
