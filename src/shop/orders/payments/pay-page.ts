import type { ShopDeps } from '../../deps.ts'
import { CUSTOMER_AUTHOR } from '../../model/authors.ts'
import type { OnlineMethodId, ShopSettings } from '../../model/settings.ts'
import { findOnlineMethod, findPaymentMethod, paymentChoices } from '../../payments/methods.ts'
import { type OrderContext, type OrderRow, toOrderView } from '../load-order.ts'
import { findOrder, type OrderAddress, orderReceivedPath } from '../order-received.ts'
import type { SystemReason } from '../view.ts'
import { applyPayment } from './apply-payment.ts'
import type { OrderPayView, PayMethod, PayState } from './pay-view.ts'
import { payableAmount } from './payable.ts'
import { type ProviderAccess, providerOf } from './provider-context.ts'

type Context = OrderContext & ProviderAccess & Pick<ShopDeps, 'hasPage'>

/**
 * The page that pays an order, for those who have its link. It asks the provider about an unfinished
 * payment first, so that buyers who return see the outcome before the webhook arrives.
 */
export async function openPayPage(context: Context, address: OrderAddress): Promise<OrderPayView> {
  const found = await findOrder(context, address)
  if (!found) return { state: 'unknown' }
  const isChanged = await checkOpenPayments(context, found.id)
  const row = isChanged ? ((await findOrder(context, address)) ?? found) : found
  const { settings } = context
  const attempts = await listAttempts(context, row.id)
  const state = await stateOf(context, row, attempts)
  const order = await toOrderView(context, row)
  const due = payableAmount(row)
  return {
    state,
    // The link opens no addresses.
    order: {
      number: order.number,
      key: order.key,
      lines: order.lines,
      totals: order.totals,
      money: order.money,
      payment: order.payment,
      exemption: order.exemption,
      refunded: order.refunded,
      paid: order.paid,
    },
    due,
    methods: state === 'open' ? methodsFor(settings, row, due) : [],
    wasDeclined: attempts.at(-1)?.problem !== '' && attempts.length > 0,
    terms: await termsOf(context, row),
    receivedPath: orderReceivedPath(settings, row),
    shopPath: settings.paths.shop,
  }
}

/** Asks providers about payments that wait for the buyer. Returns whether there was an answer. */
async function checkOpenPayments(context: ProviderAccess, orderId: string): Promise<boolean> {
  const open = await context.db
    .selectFrom('payments')
    .select(['id', 'method', 'reference', 'test_mode'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'pending')
    .where('flow', 'is not', null)
    .where('reference', 'is not', null)
    .execute()
  const answers = await Promise.all(
    open.map(async payment => {
      const provider = await providerOf(context, payment)
      const found = await provider?.find(payment.reference ?? '')
      if (!found?.ok) return false
      await applyPayment(context, {
        ...found.payment,
        paymentId: payment.id,
        method: payment.method,
      })
      return true
    }),
  )
  return answers.includes(true)
}

function listAttempts({ db }: Context, orderId: string) {
  return db
    .selectFrom('payments')
    .select(['state', 'problem'])
    .where('order_id', '=', orderId)
    .where('flow', 'is not', null)
    .orderBy('attempt')
    .execute()
}

async function stateOf(
  context: Context,
  row: OrderRow,
  attempts: readonly { state: string }[],
): Promise<PayState> {
  if (row.refunded > 0) return 'refunded'
  if (row.status === 'cancelled')
    return (await hasExpired(context, row.id)) ? 'expired' : 'cancelled'
  if (row.paid >= row.total || row.payment_state === 'authorized') return 'paid'
  if (attempts.some(one => one.state === 'processing')) return 'processing'
  return payableAmount(row) > 0 ? 'open' : 'closed'
}

async function hasExpired({ db }: Context, orderId: string): Promise<boolean> {
  const last = await db
    .selectFrom('order_events')
    .select('message')
    .where('order_id', '=', orderId)
    .where('to_status', '=', 'cancelled')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.message === ('unpaid' satisfies SystemReason)
}

/** Online methods for the balance; transfers and cheques only for orders that nothing was paid for. */
function methodsFor(settings: ShopSettings, row: OrderRow, due: number): PayMethod[] {
  const mayWait = row.paid === 0 && (row.status === 'pending' || row.status === 'failed')
  return paymentChoices(settings).flatMap((choice): PayMethod[] => {
    const method = findOnlineMethod(choice.id)
    if (method) {
      if (!method.online.acceptsAmount(due, row.currency)) return []
      const { mode } = settings.onlinePayments[choice.id as OnlineMethodId]
      const { hasForm } = method.online
      return [{ ...choice, hasForm, isOnline: true, isTest: mode === 'test' }]
    }
    const waits = findPaymentMethod(choice.id)?.firstStatus === 'on-hold'
    return mayWait && waits ? [{ ...choice, hasForm: false, isOnline: false, isTest: false }] : []
  })
}

/** An order that its link can pay, and whether the terms must be accepted. */
export async function findPayable(context: Context, address: OrderAddress) {
  const row = await findOrder(context, address)
  if (!row) return undefined
  const { required } = await termsOf(context, row)
  return { id: row.id, number: row.number, customerId: row.customer_id, needsTerms: required }
}

async function termsOf(
  { db, settings, hasPage }: Context,
  { id }: OrderRow,
): Promise<{ required: boolean; path: string }> {
  const { required, path } = settings.terms
  if (!required) return { required, path: '' }
  const first = await db
    .selectFrom('order_events')
    .select('author')
    .where('order_id', '=', id)
    .where('position', '=', 0)
    .executeTakeFirst()
  if (first?.author === CUSTOMER_AUTHOR) return { required: false, path: '' }
  return { required, path: (await hasPage(path)) ? path : '' }
}
