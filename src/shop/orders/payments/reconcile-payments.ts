import { DAY, MINUTE } from '#base'
import type { ShopDeps } from '../../deps.ts'
import { applyPayment } from './apply-payment.ts'
import { payableAmount } from './payable.ts'
import { type ProviderAccess, providerOf } from './provider-context.ts'

const BATCH_SIZE = 50
/** A buyer who has not paid after this time is not expected any more. */
const MAX_OPEN_MS = DAY
/** Unfinished payments are checked less often the older they are. */
const MIN_CHECK_MS = 5 * MINUTE

export type ReconcileContext = Omit<ProviderAccess, 'settings'> & Pick<ShopDeps, 'settings'>

/**
 * Asks providers about payments that they did not report: lost webhooks, and processes that ended
 * between a payment and the update of its order. Payments of orders that cannot be paid any more are
 * ended at the provider. Returns the number of checked payments.
 */
export async function reconcilePayments(context: ReconcileContext): Promise<number> {
  const { db, clock } = context
  const due = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'payments.method', 'payments.reference', 'payments.state'])
    .select(['payments.test_mode', 'payments.created_at'])
    .select(['orders.status', 'orders.total', 'orders.paid', 'orders.refunded'])
    .where('payments.check_at', '<=', clock.now())
    .orderBy('payments.check_at')
    .limit(BATCH_SIZE)
    .execute()
  if (due.length === 0) return 0
  const access = { ...context, settings: await context.settings() }
  for (const payment of due) {
    await postpone(access, payment)
    await check(access, payment)
  }
  return due.length
}

interface DuePayment {
  id: string
  method: string
  reference: string | null
  state: string
  test_mode: number
  created_at: number
  status: string
  total: number
  paid: number
  refunded: number
}

/** Before the check, so that a payment whose check fails does not hold up the others. */
async function postpone({ db, clock }: ProviderAccess, { id, state, created_at }: DuePayment) {
  const nowMs = clock.now()
  const after = state === 'authorized' ? DAY : Math.max(MIN_CHECK_MS, (nowMs - created_at) / 4)
  await db
    .updateTable('payments')
    .set({ check_at: Math.round(nowMs + after) })
    .where('id', '=', id)
    .where('check_at', 'is not', null)
    .execute()
}

async function check(context: ProviderAccess, payment: DuePayment) {
  const { id, method, reference, state, created_at } = payment
  const provider = await providerOf(context, payment)
  const isOld = context.clock.now() - created_at > MAX_OPEN_MS
  if (!provider || reference === null) {
    // Nobody can pay without the provider's id, which is given to the browser after it was saved.
    if (isOld || reference === null) await end(context, payment)
    return
  }
  const isWanted =
    state === 'authorized' ? payment.status !== 'cancelled' : payableAmount(payment) > 0 && !isOld
  const found =
    isWanted || state === 'processing'
      ? await provider.find(reference)
      : await provider.cancel(reference)
  if (found.ok) await applyPayment(context, { ...found.payment, paymentId: id, method })
}

/** Gives up an attempt that its provider does not know. */
async function end({ db }: ProviderAccess, { id }: DuePayment) {
  await db
    .updateTable('payments')
    .set({ state: 'cancelled', check_at: null })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute()
}
