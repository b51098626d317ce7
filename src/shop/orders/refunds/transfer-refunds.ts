import { createId, DAY, MINUTE, type Minor, ok, type Result, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import { SYSTEM_AUTHOR } from '../../model/authors.ts'
import { addEvent, type LockedOrder, lockOrder } from '../events.ts'
import { type ProviderAccess, providerOf } from '../payments/provider-context.ts'
import type { ReconcileContext } from '../payments/reconcile-payments.ts'
import { loadTransfers, mayRetry } from './load-transfers.ts'
import { loadRefundablePayments, planTransfers } from './plan-transfers.ts'

const BATCH_SIZE = 50
/** Time until a transfer is sent by the task, if the process that recorded it has ended. */
const FIRST_CHECK_MS = MINUTE

/**
 * Plans how a refund or an overpayment of a locked order returns through its payments. Nothing is sent
 * yet.
 */
export async function insertTransfers(
  db: Database,
  order: LockedOrder,
  returned: { refundId?: string; overpaymentId?: string; amount: Minor; nowMs: number },
) {
  const { refundId = null, overpaymentId = null, amount, nowMs } = returned
  const shares = planTransfers(await loadRefundablePayments(db, order.id), amount)
  if (shares.length === 0) return
  const rows = shares.map(share => ({
    id: createId({ now: () => nowMs }),
    refund_id: refundId,
    overpayment_id: overpaymentId,
    payment_id: share.paymentId,
    order_id: order.id,
    amount: share.amount,
    currency: order.currency,
    reference: null,
    state: 'pending',
    check_at: nowMs + FIRST_CHECK_MS,
    created_at: nowMs,
  }))
  await db.insertInto('payment_refunds').values(rows).execute()
}

/** Sends the planned transfers of an order. An idempotency key makes repeated calls harmless. */
export async function sendTransfers(context: ProviderAccess, orderId: string) {
  const rows = await plannedTransfers(context.db)
    .where('payment_refunds.order_id', '=', orderId)
    .execute()
  for (const row of rows) await send(context, row)
}

/** Sends transfers that were recorded and whose outcome is unknown. Returns their number. */
export async function sendDueTransfers(context: ReconcileContext): Promise<number> {
  const rows = await plannedTransfers(context.db)
    .where('payment_refunds.check_at', '<=', context.clock.now())
    .orderBy('payment_refunds.check_at')
    .limit(BATCH_SIZE)
    .execute()
  if (rows.length === 0) return 0
  const access = { ...context, settings: await context.settings() }
  for (const row of rows) await send(access, row)
  return rows.length
}

function plannedTransfers(db: Database) {
  return db
    .selectFrom('payment_refunds')
    .innerJoin('payments', 'payments.id', 'payment_refunds.payment_id')
    .select(['payment_refunds.id', 'payment_refunds.order_id', 'payment_refunds.amount'])
    .select(['payment_refunds.currency', 'payment_refunds.tries', 'payment_refunds.created_at'])
    .select(['payments.method', 'payments.test_mode', 'payments.reference as payment_reference'])
    .where('payment_refunds.check_at', 'is not', null)
    .where('payment_refunds.state', '=', 'pending')
}

type PlannedTransfer = Awaited<ReturnType<ReturnType<typeof plannedTransfers>['execute']>>[number]

async function send(context: ProviderAccess, row: PlannedTransfer) {
  const { id, amount, currency, tries } = row
  const provider = await providerOf(context, row)
  const answer = provider
    ? await provider.refund({
        refundId: id,
        idempotencyKey: `${id}-${tries}`,
        paymentReference: row.payment_reference ?? '',
        ...{ amount, currency },
      })
    : refuse('provider-keys', { message: '' })
  if (answer.ok) {
    const { reference, state, problem } = answer.refund
    return finishTransfer(context, row, { reference, state, problem })
  }
  // Keys may be repaired, so only a refusal is final.
  if (answer.reason === 'provider-refused') {
    return finishTransfer(context, row, { state: 'failed', problem: answer.message })
  }
  const nowMs = context.clock.now()
  const after = Math.min(Math.max(MINUTE, (nowMs - row.created_at) / 2), DAY)
  await context.db
    .updateTable('payment_refunds')
    .set({ check_at: Math.round(nowMs + after), problem: answer.message || answer.reason })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute()
}

/** Stores the outcome of a transfer. Returns whether its state changed. */
export function finishTransfer(
  context: ProviderAccess,
  { id, order_id: orderId, amount }: { id: string; order_id: string; amount: Minor },
  outcome: { reference?: string; state: 'pending' | 'settled' | 'failed'; problem: string },
) {
  const nowMs = context.clock.now()
  const { reference, state, problem } = outcome
  return inTransaction(context, async db => {
    const order = await lockOrder(db, orderId, nowMs)
    const changed = await db
      .updateTable('payment_refunds')
      .set({ state, problem, check_at: null, ...(reference && { reference }) })
      .where('id', '=', id)
      .where(eb => {
        const isOpen = eb('state', '=', 'pending')
        if (state !== 'failed' || !reference) return isOpen
        // A provider may still refuse money that it has sent, but not that of an earlier try.
        return eb.or([isOpen, eb('state', '=', 'settled').and('reference', '=', reference)])
      })
      .returning('id')
      .executeTakeFirst()
    if (order && changed && state === 'failed') {
      const event = { kind: 'refund-failed', message: problem, amount } as const
      await addEvent(db, orderId, nowMs, { ...event, author: SYSTEM_AUTHOR })
    }
    return ok({ isNew: changed !== undefined })
  })
}

/** Sends a refused transfer again, if the order still owes it and its payment has that much left. */
export async function retryTransfer(
  context: ProviderAccess,
  { orderId, transferId }: { orderId: string; transferId: string },
): Promise<Result<object, 'not-allowed'>> {
  const nowMs = context.clock.now()
  const planned = await inTransaction(
    context,
    async (db): Promise<Result<object, 'not-allowed'>> => {
      const order = await lockOrder(db, orderId, nowMs)
      const transfers = await loadTransfers(db, orderId)
      const transfer = transfers.find(one => one.id === transferId)
      if (!order || !transfer) return refuse('not-allowed')
      if (!mayRetry(transfer, await loadRefundablePayments(db, orderId)))
        return refuse('not-allowed')
      await db
        .updateTable('payment_refunds')
        .set({ state: 'pending', tries: transfer.tries + 1, check_at: nowMs + FIRST_CHECK_MS })
        .where('id', '=', transferId)
        .execute()
      return ok()
    },
  )
  if (planned.ok) await sendTransfers(context, orderId)
  return planned
}
