import { createId, type Result, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import { changeUses } from '../discounts/discount-uses.ts'
import { addDownloads } from '../downloads/add-downloads.ts'
import { isPaid, type OrderStatus } from '../model/order-status.ts'
import { writeFulfilmentState, writePaymentState } from '../orders/derive-states.ts'
import { addEvent, type LockedOrder, lockOrder } from '../orders/events.ts'
import {
  cancelInvoice,
  type InvoiceReason,
  issueInvoice,
} from '../orders/invoices/issue-invoice.ts'
import { issueBoughtCards } from '../orders/payments/issue-cards.ts'
import { processPaidOrder } from '../orders/payments/process-paid-order.ts'
import { refreshOrderWords } from '../orders/search-orders.ts'
import { queueEnabledMail } from '../orders/status-mail.ts'
import { checkEditable, type EditReason } from './check-editable.ts'
import { describeChanges } from './describe-changes.ts'
import { findOrderProblems } from './find-order-problems.ts'
import { toOrderColumns, toPaymentColumns } from './order-columns.ts'
import type { OrderInput } from './order-input.ts'
import { type EnteredOrder, isPriceable, locateOrder, priceOrder } from './price-order.ts'
import { replaceLines } from './replace-lines.ts'
import type { EditingContext } from './save-draft.ts'
import { shiftOrderStock } from './shift-order-stock.ts'
import { loadStoredOrder, type StoredLine, type StoredOrder } from './stored-order.ts'
import type { OrderProblem } from './view.ts'

export type CommitReason =
  | EditReason
  | InvoiceReason
  | 'order-stale'
  | 'order-invalid'
  | 'order-unchanged'
  | 'order-below-refunded'
  | 'not-enough-stock'
  | 'discount-used-up'

export interface EditRequest {
  orderId: string
  /** Version of the order when the editing began: refused if it was changed, paid or refunded since. */
  version: number
  input: OrderInput
  /** Reason for the history. */
  message?: string
  author: string
  /** False skips the buyer's mail. */
  notify?: boolean
}

type Committed = Result<object, CommitReason, { problems?: OrderProblem[] }>

/**
 * Edits a placed order in one transaction: lines, discounts, stock, addresses and totals. Lines keep
 * their agreed prices. Money that is due or was overpaid stays as it is; the payment state shows it.
 */
export async function commitEdit(
  context: EditingContext,
  request: EditRequest,
): Promise<Committed> {
  const { orderId, input } = request
  const place = await locateOrder(context, input)
  return inTransaction(context, async (db): Promise<Committed> => {
    const { settings } = context
    const locked = await lockOrder(db, orderId, context.clock.now())
    const stored = locked && (await loadStoredOrder(db, orderId))
    if (!stored) return refuse('unknown-order')
    if (locked.version !== request.version + 1) return refuse('order-stale')
    const refusal = checkEditable(settings, stored, input)
    if (refusal) return refuse(refusal)
    if (!isPriceable(input, stored)) return refuse('order-too-large')
    const order = await priceOrder(db, context, { input, place, stored })
    const problems = findOrderProblems(settings, order, stored)
    if (problems.length > 0) return refuse('order-invalid', { problems })
    const changes = describeChanges(stored, order)
    if (changes.length === 0) return refuse('order-unchanged')
    if (isBelowRefunded(stored.lines, order)) return refuse('order-below-refunded')
    return write(db, context, { ...request, locked, stored, order, changes })
  })
}

async function write(
  db: Database,
  context: EditingContext,
  edit: EditRequest & {
    locked: LockedOrder
    stored: StoredOrder
    order: EnteredOrder
    changes: string[]
  },
): Promise<Committed> {
  const { orderId, author, locked, stored, order, notify = true } = edit
  const { settings } = context
  const nowMs = context.clock.now()
  const { fields, priced } = order
  const issue = { author, notify }
  // Issued invoices never change, so a corrected order gets a new one.
  const cancelled = await cancelInvoice(db, context, locked, issue)
  const idOf = lineIds(stored.lines, order, nowMs)
  const { lowAt } = settings.stock
  const shifted = await shiftOrderStock(
    db,
    { orderId, old: stored.lines, lines: order.lines, idOf },
    { ...context, author, nowMs, lowAt, automatic: await context.automatic.get() },
  )
  if (!shifted.ok) return shifted
  const usedUp = await changeOrderUses(db, context, { stored, order, nowMs })
  if (usedUp) return refuse('discount-used-up')
  await replaceLines(db, { stored, order, idOf, reservedOf: shifted.reservedOf }, nowMs)
  const isSameMethod = fields.payment_method === stored.row.payment_method
  await db
    .updateTable('orders')
    .set({
      ...toOrderColumns(order, { settings, storedFields: stored.row.custom_fields }),
      ...(!isSameMethod && toPaymentColumns(settings, fields.payment_method)),
    })
    .where('id', '=', orderId)
    .execute()
  const { total } = priced.totals
  const edited = { ...locked, total, payment_method: fields.payment_method }
  await writePaymentState(db, edited)
  await writeFulfilmentState(db, orderId)
  await addDownloads(db, context, { orderId, status: locked.status as OrderStatus, nowMs })
  await refreshOrderWords(db, [orderId])
  if (cancelled) {
    const issued = await issueInvoice(db, context, locked, issue)
    if (!issued.ok) return issued
  }
  const position = await addEvent(db, orderId, nowMs, {
    kind: 'edited',
    message: [edit.message?.trim(), ...edit.changes].filter(Boolean).join('\n'),
    amount: total === locked.total ? undefined : total - locked.total,
    author,
  })
  if (notify) {
    await queueEnabledMail(db, context, { template: 'order-edited', orderId, position, nowMs })
  }
  // The money that arrived before covers the order now.
  const isCovered = locked.paid > 0 && locked.paid < locked.total && locked.paid >= total
  if (isCovered) await processPaidOrder(db, context, edited, { author, notify })
  else if (isPaid({ status: locked.status as OrderStatus })) {
    await issueBoughtCards(db, context, orderId)
  }
  return { ok: true }
}

/** Ids of the lines: those of placed lines stay. */
function lineIds(old: readonly StoredLine[], { priced }: EnteredOrder, nowMs: number) {
  const known = new Set(old.map(line => line.id))
  const shipping = old.find(line => line.kind === 'shipping')?.id
  return new Map(
    priced.lines.map(({ id, kind }) => {
      const kept = kind === 'shipping' ? shipping : known.has(id) ? id : undefined
      return [id, kept ?? createId({ now: () => nowMs })]
    }),
  )
}

/** Refunds are parts of a line's net and of each of its taxes, so these cannot get smaller. */
function isBelowRefunded(old: readonly StoredLine[], { priced }: EnteredOrder): boolean {
  return old.some(line => {
    const { refunded } = line
    if (!refunded) return false
    const now = priced.lines.find(one =>
      line.kind === 'shipping' ? one.kind === 'shipping' : one.id === line.id,
    )
    if (!now || JSON.stringify(now.rates) !== JSON.stringify(line.rates)) return true
    const { net, taxes } = now.after
    return net < refunded.net || refunded.taxes.some((tax, index) => (taxes[index] ?? 0) < tax)
  })
}

async function changeOrderUses(
  db: Database,
  { automatic }: EditingContext,
  { stored, order, nowMs }: { stored: StoredOrder; order: EnteredOrder; nowMs: number },
) {
  const { discounts } = order.priced
  const now = new Set(discounts.map(discount => discount.id))
  const added = discounts
    .map(({ discount }) => discount)
    .filter(({ id }) => !stored.discountIds.has(id))
  const removed = [...stored.discountIds].filter(id => !now.has(id))
  if (added.length + removed.length === 0) return undefined
  // The number of uses is in memory with them.
  automatic.forget()
  const use = { orderId: stored.row.id, email: order.fields.billing_email, nowMs }
  return changeUses(db, { added, removed }, use)
}
