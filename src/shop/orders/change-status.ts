import { type Result, refuse } from '#base'
import type { Database } from '#db'
import { releaseUses, retakeUses } from '../discounts/discount-uses.ts'
import { addDownloads } from '../downloads/add-downloads.ts'
import {
  holdsStock,
  maySetStatus,
  ORDER_STATES,
  type OrderStatus,
  type StatusActor,
} from '../model/order-status.ts'
import { hasShipments } from '../model/payment-state.ts'
import { findPaymentMethod } from '../payments/methods.ts'
import type { OrderChangeContext } from './change-context.ts'
import { addEvent, hasReader, type LockedOrder } from './events.ts'
import { followStatus } from './invoices/issue-invoice.ts'
import { queueReviewRequest } from './mail/review-request.ts'
import { releaseOrderStock, reserveOrderStock } from './order-stock.ts'
import { releaseCardPayments, retakeCardPayments } from './payments/card-payments.ts'
import { disableBoughtCards, issueBoughtCards } from './payments/issue-cards.ts'
import { insertSettledPayment, voidPaymentOf } from './payments/payment-rows.ts'
import { closeReturns } from './returns/settle-returns.ts'
import { dropMail, MAIL_DELAY_MS, mailForTransition, queueEnabledMail } from './status-mail.ts'

export type TransitionReason = 'not-allowed' | 'has-shipments' | 'not-enough-stock'

export type { OrderChangeContext }

export interface Transition {
  status: OrderStatus
  actor: StatusActor
  author: string
  message?: string
  /** False skips the buyer's mail. */
  notify?: boolean
}

/**
 * Changes the status of a locked order with all effects: stock, discounts, payment, downloads, invoice,
 * event and mail.
 * If staff moves an order to a paid status, the balance is recorded as paid; undoing that voids the
 * payment. The mail is delayed, and a status that is reverted before then is not mailed.
 */
export async function changeStatus(
  db: Database,
  context: OrderChangeContext,
  order: LockedOrder,
  { status, actor, author, message = '', notify = true }: Transition,
): Promise<Result<{ from: OrderStatus }, TransitionReason>> {
  const orderId = order.id
  const nowMs = context.clock.now()
  const from = order.status as OrderStatus
  if (!maySetStatus(from, status, actor)) return refuse('not-allowed')
  // Their items have left the stock.
  if (!holdsStock(status) && hasShipments(order.fulfilment_state)) return refuse('has-shipments')
  let { paid } = order
  const stock = { author, nowMs, lowAt: context.settings.stock.lowAt }
  if (!holdsStock(status)) {
    await releaseOrderStock(db, orderId, stock)
    await releaseUses(db, orderId)
    await releaseCardPayments(db, order, { author, nowMs })
    await disableBoughtCards(db, orderId, nowMs)
    if (status === 'cancelled') await closeReturns(db, orderId, { author, nowMs })
  } else if (!holdsStock(from)) {
    const reserved = await reserveOrderStock(db, orderId, {
      ...stock,
      settings: context.settings,
      addToOutbox: context.addToOutbox,
    })
    if (!reserved.ok) return refuse('not-enough-stock')
    await retakeUses(db, orderId)
    paid += await retakeCardPayments(db, order, { author, nowMs })
  }
  await db.updateTable('orders').set({ status }).where('id', '=', orderId).execute()
  await addDownloads(db, context, { orderId, status, nowMs })
  const before = await lastStep(db, orderId)
  const isBack = before?.from_status === status && before.to_status === from
  const isByStaff = actor === 'staff' || actor === 'placing'
  const received = isByStaff && impliesPayment(status, order) ? order.total - paid : 0
  const position = await addEvent(db, orderId, nowMs, {
    kind: 'status',
    from,
    to: status,
    message,
    author,
    amount: received > 0 ? received : undefined,
  })
  if (received > 0) {
    await insertSettledPayment(db, order, { amount: received, author, position, nowMs })
  }
  if (isBack) await voidPaymentOf(db, order, before.position)
  if (ORDER_STATES[status].isPaid !== false) await issueBoughtCards(db, context, orderId)
  if (status === 'completed') await queueReviewRequest(db, context, orderId)
  await followStatus(db, context, order, { status, isUndo: isBack, author, notify })
  // The delayed mail was removed, so the buyer needs no correction.
  if (isBack && (await dropMail(db, orderId, before.position, nowMs))) return { ok: true, from }
  const template = notify && hasReader(order) ? mailForTransition(from, status) : undefined
  if (template) {
    const dueAt = nowMs + MAIL_DELAY_MS
    await queueEnabledMail(db, context, { template, orderId, position, nowMs, dueAt })
  }
  return { ok: true, from }
}

/**
 * Whether an order of this status has been paid. Money that was refunded is not expected again, and
 * authorized money is captured at the provider.
 */
function impliesPayment(status: OrderStatus, order: LockedOrder): boolean {
  const { isPaid } = ORDER_STATES[status]
  if (order.refunded > 0 || order.payment_state === 'authorized' || isPaid === false) return false
  return isPaid === true || !findPaymentMethod(order.payment_method)?.isPaidOnDelivery
}

/** The latest status change of an order. */
function lastStep(db: Database, orderId: string) {
  return db
    .selectFrom('order_events')
    .select(['position', 'from_status', 'to_status'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'status')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
}
