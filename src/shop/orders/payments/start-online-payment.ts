import { HOUR, type Minor, ok, type Result, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import { CUSTOMER_AUTHOR } from '../../model/authors.ts'
import type { OnlineMethodId } from '../../model/settings.ts'
import { findOnlineMethod } from '../../payments/methods.ts'
import type { NextStep, PaymentProvider, ProviderReason } from '../../payments/provider.ts'
import { changeStatus } from '../change-status.ts'
import { type LockedOrder, lockOrder } from '../events.ts'
import { applyPayment } from './apply-payment.ts'
import { payableAmount } from './payable.ts'
import { insertAttempt } from './payment-rows.ts'
import { type ProviderAccess, providerOf } from './provider-context.ts'
import {
  addProviderCustomer,
  forgetReference,
  type PayingCustomer,
  savesMethods,
} from './saved-methods.ts'

/** Providers store the answers to idempotency keys for a day. Older attempts are not continued. */
const MAX_ATTEMPT_AGE_MS = 20 * HOUR

export type StartReason =
  | 'unknown-order'
  | 'not-payable'
  | 'already-paid'
  | 'payment-processing'
  | 'not-enough-stock'
  | 'unknown-method'
  | 'amount-not-accepted'
  | ProviderReason

export interface OnlinePaymentRequest {
  orderId: string
  method: string
  flow: 'form' | 'redirect'
  /** Name of the order at the provider. */
  description: string
  returnUrl: string
  cancelUrl: string
  /** The signed-in customer to whom the order belongs. */
  customer?: PayingCustomer | undefined
}

type Started = Result<{ next: NextStep }, StartReason>

interface Attempt {
  id: string
  method: string
  reference: string | null
  flow: string | null
  amount: Minor
  state: string
  test_mode: number
  created_at: number
}

/**
 * Starts or continues paying an order at a provider. Repeated calls, such as those of a double click,
 * continue the same attempt. No transaction is open while the provider is asked.
 */
export async function startOnlinePayment(
  context: ProviderAccess,
  request: OnlinePaymentRequest,
): Promise<Started> {
  const settings = context.settings.onlinePayments[request.method as OnlineMethodId]
  const method = findOnlineMethod(request.method)
  if (!method || !settings?.enabled) return refuse('unknown-method')
  const provider = await context.paymentProviders.connect(method.id, settings.mode)
  if (!provider) return refuse('unknown-method')
  const flow = method.online.hasForm ? request.flow : 'redirect'
  const begun = await begin(context, {
    ...{ ...request, flow },
    testMode: settings.mode === 'test',
    acceptsAmount: method.online.acceptsAmount,
  })
  if (!begun.ok) return begun
  const given = await giveUp(context, begun.others)
  if (!given.ok) return given
  const { customer } = request
  const account = { method: method.id, testMode: settings.mode === 'test' }
  const reference =
    customer && savesMethods(context.settings, method.id)
      ? await addProviderCustomer(context, provider, { ...account, customer })
      : undefined
  const { captureLater } = settings
  return ask(context, provider, { ...request, flow, ...begun, captureLater, reference })
}

/** Locks the order, finds the attempt to continue or adds one, and lists those to give up. */
function begin(
  context: ProviderAccess,
  request: OnlinePaymentRequest & {
    testMode: boolean
    acceptsAmount(amount: Minor, currency: string): boolean
  },
) {
  const { orderId, method, flow, testMode } = request
  const nowMs = context.clock.now()
  type Begun = { order: LockedOrder; attempt: Attempt; others: Attempt[] }
  return inTransaction(context, async (db): Promise<Result<Begun, StartReason>> => {
    const locked = await lockOrder(db, orderId, nowMs)
    if (!locked || locked.status === 'draft') return refuse('unknown-order')
    if (payableAmount(locked) === 0) {
      return refuse(locked.paid >= locked.total ? 'already-paid' : 'not-payable')
    }
    const order = await reopen(db, context, locked)
    if (!order) return refuse('not-enough-stock')
    const amount = payableAmount(order)
    if (amount === 0) return refuse('already-paid')
    if (!request.acceptsAmount(amount, order.currency)) return refuse('amount-not-accepted')
    const open = await listOpen(db, orderId)
    if (open.some(one => one.state === 'authorized')) return refuse('already-paid')
    if (open.some(one => one.state === 'processing')) return refuse('payment-processing')
    const isSame = (one: Attempt) =>
      one.method === method &&
      one.flow === flow &&
      one.amount === amount &&
      one.test_mode === (testMode ? 1 : 0) &&
      one.created_at > nowMs - MAX_ATTEMPT_AGE_MS
    const known = open.find(isSame)
    const others = open.filter(one => one !== known)
    if (known) return ok({ order, attempt: known, others })
    const added = { method, reference: null, flow, amount, testMode, nowMs }
    const id = await insertAttempt(db, order, added)
    const attempt = { ...added, id, state: 'pending', test_mode: testMode ? 1 : 0 }
    return ok({ order, attempt: { ...attempt, created_at: nowMs }, others })
  })
}

/**
 * A failed order waits for its payment again: its stock is reserved, and its gift cards pay. Undefined
 * if items are sold out.
 */
async function reopen(
  db: Database,
  context: ProviderAccess,
  order: LockedOrder,
): Promise<LockedOrder | undefined> {
  if (order.status !== 'failed') return order
  const again = { status: 'pending', actor: 'payment', author: CUSTOMER_AUTHOR } as const
  const moved = await changeStatus(db, context, order, again)
  return moved.ok ? lockOrder(db, order.id, context.clock.now()) : undefined
}

/** Attempts of an order that may still bring money. Those of staff are settled at once. */
function listOpen(db: Database, orderId: string): Promise<Attempt[]> {
  return db
    .selectFrom('payments')
    .select(['id', 'method', 'reference', 'flow', 'amount', 'state', 'test_mode', 'created_at'])
    .where('order_id', '=', orderId)
    .where('state', 'in', ['pending', 'processing', 'authorized'])
    .orderBy('attempt')
    .execute()
}

/**
 * Ends attempts that are not continued, so that the buyer cannot pay twice. Refused if one of them was
 * paid meanwhile.
 */
async function giveUp(
  context: ProviderAccess,
  attempts: readonly Attempt[],
): Promise<Result<object, StartReason>> {
  for (const attempt of attempts) {
    if (attempt.reference === null) continue
    const provider = await providerOf(context, attempt)
    const ended = await provider?.cancel(attempt.reference)
    if (!ended) continue
    if (!ended.ok) return refuse(ended.reason)
    const { payment } = ended
    const { method } = attempt
    await applyPayment(context, { ...payment, paymentId: attempt.id, method })
    if (payment.state === 'processing') return refuse('payment-processing')
    if (payment.state === 'settled' || payment.state === 'authorized') return refuse('already-paid')
  }
  return ok()
}

async function ask(
  context: ProviderAccess,
  provider: PaymentProvider,
  request: OnlinePaymentRequest & {
    order: LockedOrder
    attempt: Attempt
    captureLater: boolean
    /** The provider's id of the customer. */
    reference: string | undefined
  },
): Promise<Started> {
  const { order, attempt, flow, description, returnUrl, cancelUrl, captureLater, reference } =
    request
  const answer = attempt.reference
    ? await provider.find(attempt.reference)
    : await provider.start({
        paymentId: attempt.id,
        amount: attempt.amount,
        currency: order.currency,
        orderNumber: order.number,
        email: order.erased_at === null ? order.email : '',
        locale: order.locale ?? context.settings.locale,
        ...{ flow, description, returnUrl, cancelUrl, captureLater },
        customer: reference,
      })
  if (!answer.ok) return refuse(answer.reason)
  const { payment } = answer
  if (attempt.reference === null) await saveReference(context.db, attempt.id, payment.reference)
  if (reference && !attempt.reference && !payment.customer) {
    await forgetReference(context.db, reference)
  }
  if (payment.next) {
    const isTheirs = reference !== undefined && payment.customer === reference
    return ok({
      next: isTheirs ? await withSaved(provider, reference, payment.next) : payment.next,
    })
  }
  await applyPayment(context, { ...payment, paymentId: attempt.id, method: attempt.method })
  if (payment.state === 'processing') return refuse('payment-processing')
  if (payment.state === 'settled' || payment.state === 'authorized') return refuse('already-paid')
  // It ended at the provider; the next press starts another attempt.
  return refuse('provider-refused')
}

/** Adds the customer's saved methods to the form, if the provider answers. */
async function withSaved(
  { saved }: PaymentProvider,
  reference: string,
  next: NextStep,
): Promise<NextStep> {
  if (next.kind !== 'form') return next
  const opened = await saved?.openForm(reference)
  return opened?.ok ? { ...next, customerSecret: opened.customerSecret } : next
}

async function saveReference(db: Database, id: string, reference: string) {
  await db
    .updateTable('payments')
    .set({ reference })
    .where('id', '=', id)
    .where('reference', 'is', null)
    .execute()
}
