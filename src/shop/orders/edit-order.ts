import { type Minor, ok, plainText, refuse } from '#base'
import { inTransaction } from '#db'
import type { BillingAddress } from '../address/addresses.ts'
import type { ShopDeps } from '../deps.ts'
import { addDownloads, opensDownloads, renewDownloads } from '../downloads/add-downloads.ts'
import type { OrderStatus } from '../model/order-status.ts'
import type { ShopSettings } from '../model/settings.ts'
import type { OrderMailTemplate } from '../model/shop-mails.ts'
import { addEvent, hasReader, lockOrder } from './events.ts'
import { refreshOrderWords } from './search-orders.ts'
import { mailOfStatus, queueMail } from './status-mail.ts'

type Context = Pick<ShopDeps, 'db' | 'kind' | 'clock' | 'addToOutbox'>

/** Adds a note to an order; notes to the buyer are also mailed. */
export function addOrderNote(
  context: Context,
  note: { orderId: string; message: string; author: string; toCustomer?: boolean },
) {
  const { orderId, toCustomer = false } = note
  const nowMs = context.clock.now()
  return inTransaction(context, async db => {
    const order = await lockOrder(db, orderId, nowMs)
    if (!order) return refuse('unknown-order')
    const isReadable = hasReader(order) && order.status !== 'draft'
    if (toCustomer && !isReadable) return refuse('not-allowed')
    const position = await addEvent(db, orderId, nowMs, {
      kind: toCustomer ? 'customer-note' : 'note',
      message: note.message,
      author: note.author,
    })
    await refreshOrderWords(db, [orderId])
    if (toCustomer) {
      await queueMail(db, context, { template: 'order-note', orderId, position, nowMs })
    }
    return ok()
  })
}

/** Mails that fit the order's status; none after personal data was erased. */
export function sendableMails(order: {
  status: OrderStatus
  erasedAt: number | null
  email: string
  /** Left to pay. */
  due: Minor
}): OrderMailTemplate[] {
  const { status, due, email } = order
  if (order.erasedAt !== null || status === 'draft' || email === '') return []
  const own = mailOfStatus(status)
  return [
    'order-received',
    ...(own ? [own] : []),
    ...(due > 0 && PAYABLE.includes(status) ? (['order-payment'] as const) : []),
  ]
}

/** Statuses of orders that can still be paid. */
const PAYABLE: readonly OrderStatus[] = ['pending', 'on-hold', 'processing', 'failed']

/** Resends a mail about an order. Refused if it does not fit the status. */
export function resendOrderMail(
  context: Context,
  mail: { orderId: string; template: OrderMailTemplate; author: string },
) {
  const { orderId, template } = mail
  const nowMs = context.clock.now()
  return inTransaction(context, async db => {
    const order = await lockOrder(db, orderId, nowMs)
    if (!order) return refuse('unknown-order')
    const sendable = sendableMails({
      status: order.status as OrderStatus,
      erasedAt: order.erased_at,
      email: order.email,
      due: order.total - order.paid,
    })
    if (!sendable.includes(template)) return refuse('not-allowed')
    const position = await addEvent(db, orderId, nowMs, {
      kind: 'mail',
      message: template,
      author: mail.author,
    })
    await queueMail(db, context, { template, orderId, position, nowMs })
    return ok()
  })
}

/** Changes the buyer's email address, also for pending mails. */
export function changeOrderEmail(
  context: Context,
  change: { orderId: string; email: string; author: string },
) {
  const { orderId } = change
  const email = plainText(change.email).trim()
  const nowMs = context.clock.now()
  return inTransaction(context, async db => {
    const order = await lockOrder(db, orderId, nowMs)
    if (!order) return refuse('unknown-order')
    if (order.erased_at !== null) return refuse('not-allowed')
    if (order.email === email) return ok()
    const billing = { ...(JSON.parse(order.billing) as BillingAddress), email }
    await db
      .updateTable('orders')
      .set({ email, billing: JSON.stringify(billing) })
      .where('id', '=', orderId)
      .execute()
    await refreshOrderWords(db, [orderId])
    await addEvent(db, orderId, nowMs, {
      kind: 'change',
      message: `${order.email} → ${email}`,
      author: change.author,
    })
    return ok()
  })
}

/**
 * Renews downloads of an order, one or all including new product files. Refused if the status does
 * not allow downloads or personal data was erased.
 */
export function renewOrderDownloads(
  context: Context & { settings: ShopSettings },
  request: { orderId: string; downloadId?: string; author: string },
) {
  const { orderId, downloadId } = request
  const nowMs = context.clock.now()
  return inTransaction(context, async db => {
    const order = await lockOrder(db, orderId, nowMs)
    if (!order) return refuse('unknown-order')
    const status = order.status as OrderStatus
    if (order.erased_at !== null || !opensDownloads(status, context.settings)) {
      return refuse('not-allowed')
    }
    if (downloadId === undefined) await addDownloads(db, context, { orderId, status, nowMs })
    const renewed = await renewDownloads(db, context, {
      orderId,
      nowMs,
      ...(downloadId !== undefined && { downloadId }),
    })
    if (renewed === 0) return refuse('unknown-order')
    await addEvent(db, orderId, nowMs, {
      kind: 'downloads',
      message: '',
      author: request.author,
    })
    return ok()
  })
}
