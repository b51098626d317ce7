import { type Result, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import type { ShopDeps } from '../deps.ts'
import { releaseUses, retakeUses } from '../discounts/discount-uses.ts'
import { addDownloads } from '../downloads/add-downloads.ts'
import { holdsStock, ORDER_TRANSITIONS, type OrderStatus } from '../model/order-status.ts'
import type { ShopSettings } from '../model/settings.ts'
import { addEvent, lockOrder } from './events.ts'
import { releaseOrderStock, reserveOrderStock } from './order-stock.ts'
import { dropMail, MAIL_DELAY_MS, mailForTransition, queueMail } from './status-mail.ts'

export type StatusReason = 'unknown-order' | 'not-allowed' | 'not-enough-stock'

type Context = Pick<ShopDeps, 'db' | 'kind' | 'clock' | 'addToOutbox'> & { settings: ShopSettings }

export interface StatusChange {
  orderId: string
  status: OrderStatus
  /** Only if this is still the status. */
  from?: OrderStatus
  author: string
  message?: string
  /** False skips the buyer's mail. */
  notify?: boolean
}

/**
 * Changes an order's status if the transition is allowed. Cancelled and failed orders release their
 * stock and discounts once. The buyer's mail is delayed; a status that is reverted before then is not mailed.
 */
export function setOrderStatus(
  context: Context,
  change: StatusChange,
): Promise<Result<{ from: OrderStatus }, StatusReason>> {
  const { orderId, status } = change
  const nowMs = context.clock.now()
  return inTransaction(context, async db => {
    const order = await lockOrder(db, orderId, nowMs)
    if (!order) return refuse('unknown-order')
    const from = order.status as OrderStatus
    if (from === status) return { ok: true, from }
    if (change.from && change.from !== from) return refuse('not-allowed')
    if (!ORDER_TRANSITIONS[from].includes(status)) return refuse('not-allowed')
    const stock = { nowMs, lowAt: context.settings.stock.lowAt }
    if (!holdsStock(status)) {
      await releaseOrderStock(db, orderId, stock)
      await releaseUses(db, orderId)
    } else if (!holdsStock(from)) {
      const reserved = await reserveOrderStock(db, orderId, stock)
      if (!reserved.ok) return refuse('not-enough-stock')
      await retakeUses(db, orderId)
    }
    await db.updateTable('orders').set({ status }).where('id', '=', orderId).execute()
    await addDownloads(db, context, { orderId, status, nowMs })
    const before = await lastStep(db, orderId)
    const position = await addEvent(db, orderId, nowMs, {
      kind: 'status',
      from,
      to: status,
      message: change.message ?? '',
      author: change.author,
    })
    const isBack = before?.from_status === status && before.to_status === from
    // The delayed mail was removed, so the buyer needs no correction.
    if (isBack && (await dropMail(db, orderId, before.position, nowMs))) return { ok: true, from }
    const isTold = change.notify !== false && order.erased_at === null
    const template = isTold ? mailForTransition(from, status) : undefined
    if (template) {
      const dueAt = nowMs + MAIL_DELAY_MS
      await queueMail(db, context, { template, orderId, position, nowMs, dueAt })
    }
    return { ok: true, from }
  })
}

/** The latest status change of an order. */
export function lastStep(db: Database, orderId: string) {
  return db
    .selectFrom('order_events')
    .select(['position', 'from_status', 'to_status'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'status')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
}
