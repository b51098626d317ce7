import type { Database } from '#db'
import type { PaymentRefundState } from '../../model/payment-state.ts'
import type { PaymentRefundView } from '../view.ts'
import type { RefundablePayment } from './plan-transfers.ts'

/** Transfers of an order through providers, oldest first. */
export async function loadTransfers(db: Database, orderId: string) {
  const rows = await db
    .selectFrom('payment_refunds')
    .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
    .leftJoin('refunds', 'refunds.id', 'payment_refunds.refund_id')
    .leftJoin('payments as overpayments', join =>
      join
        .onRef('overpayments.id', '=', 'payment_refunds.overpayment_id')
        .on('overpayments.state', '=', 'settled'),
    )
    .selectAll('payment_refunds')
    .select('payments.method')
    .select(['refunds.amount as refund_amount', 'overpayments.amount as overpayment_amount'])
    .where('payment_refunds.order_id', '=', orderId)
    .orderBy('payment_refunds.created_at')
    .orderBy('payment_refunds.id')
    .execute()
  return rows.map(row => ({
    ...row,
    /** The refund and the returned overpayment that it belongs to, without a voided one. */
    recorded: (row.refund_amount ?? 0) - (row.overpayment_amount ?? 0),
  }))
}

export type StoredTransfer = Awaited<ReturnType<typeof loadTransfers>>[number]

/** Whether the provider refused a transfer that the order still owes. */
export const isOwed = ({ state, amount, recorded }: StoredTransfer) =>
  state === 'failed' && amount <= recorded

/** Whether a refused transfer can be sent again: it is owed, and its payment has that much left. */
export function mayRetry(
  transfer: StoredTransfer,
  payments: readonly RefundablePayment[],
): boolean {
  const left = payments.find(payment => payment.id === transfer.payment_id)?.left ?? 0
  return isOwed(transfer) && transfer.amount <= left
}

/** The part of sent money that could not be recorded. */
const unrecordedOf = ({ state, amount, recorded }: StoredTransfer) =>
  state === 'failed' ? 0 : Math.max(amount - recorded, 0)

/** Transfers of an order for staff. */
export async function listTransfers(
  db: Database,
  orderId: string,
  payments: readonly RefundablePayment[],
): Promise<PaymentRefundView[]> {
  const transfers = await loadTransfers(db, orderId)
  return transfers.map(transfer => ({
    id: transfer.id,
    method: transfer.method,
    amount: transfer.amount,
    state: transfer.state as PaymentRefundState,
    reference: transfer.reference ?? '',
    problem: transfer.problem,
    at: transfer.created_at,
    mayRetry: mayRetry(transfer, payments),
    unrecorded: unrecordedOf(transfer),
  }))
}
