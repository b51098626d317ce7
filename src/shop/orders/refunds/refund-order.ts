import { sql } from 'kysely'
import { createId, type Minor, ok, type Result, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import { maySetStatus, type OrderStatus } from '../../model/order-status.ts'
import { changeStatus, type OrderChangeContext } from '../change-status.ts'
import { writeFulfilmentState, writePaymentState } from '../derive-states.ts'
import { addEvent, hasReader, type LockedOrder, lockOrder } from '../events.ts'
import { issueCreditNote } from '../invoices/issue-invoice.ts'
import { restockLines } from '../order-stock.ts'
import { refundAsCredit, refundToCards } from '../payments/card-payments.ts'
import { revokeBoughtCards } from '../payments/issue-cards.ts'
import type { ProviderAccess } from '../payments/provider-context.ts'
import { isRefundableReturn, settleRefundedReturns } from '../returns/settle-returns.ts'
import { queueEnabledMail } from '../status-mail.ts'
import { loadRefundable, type StoredRefundableLine } from './load-refundable.ts'
import {
  leftOf,
  type RefundPart,
  type RefundRequestLine,
  type SplitReason,
  splitRefund,
} from './split-refund.ts'
import { insertTransfers, sendTransfers } from './transfer-refunds.ts'

export type RefundReason =
  | 'not-paid'
  | 'refund-stale'
  | 'refund-empty'
  | 'refund-unknown-line'
  | 'refund-over-paid'
  | 'refund-card-used'
  | 'gift-card-email'
  | 'not-allowed'
  | SplitReason

export interface RefundRequest {
  lines: readonly (RefundRequestLine & { restock?: boolean | undefined })[]
  /** Sum of earlier refunds as the author saw it: refused if another refund came first. */
  refundedBefore: Minor
  reason: string
  /** The customer gets store credit instead of money. */
  asCredit?: boolean
  author: string
  /** False skips the buyer's mail. */
  notify?: boolean
  /** Staff returns the money, even if it was paid at a provider. */
  isManual?: boolean
  /** All of it is returned in money, and nothing to gift cards. */
  isMoneyOnly?: boolean
  /** The return whose items are refunded, which it settles. */
  returnId?: string | undefined
}

type Refunded = Result<{ id: string; amount: Minor }, RefundReason>

/**
 * Refunds parts of an order. Several refunds of one order run one after another. The refund is recorded
 * first; then the provider returns the money, as often as it takes.
 */
export async function refundOrder(
  context: ProviderAccess,
  { orderId, ...request }: RefundRequest & { orderId: string },
): Promise<Refunded | Result<never, 'unknown-order'>> {
  type Answer = Refunded | Result<never, 'unknown-order'>
  const refunded = await inTransaction(context, async (db): Promise<Answer> => {
    const order = await lockOrder(db, orderId, context.clock.now())
    if (!order) return refuse('unknown-order')
    if (order.refunded !== request.refundedBefore) return refuse('refund-stale')
    const { returnId } = request
    if (returnId && !(await isRefundableReturn(db, { orderId, returnId }))) {
      return refuse('not-allowed')
    }
    return refundLines(db, context, order, request)
  })
  if (refunded.ok) await sendTransfers(context, orderId)
  return refunded
}

/** Refunds everything that is left of a locked order, without returning items to stock. */
export async function refundRest(
  db: Database,
  context: OrderChangeContext,
  order: LockedOrder,
  request: { author: string; reason: string; notify: boolean },
): Promise<Refunded | Result<never, 'not-allowed'>> {
  if (!maySetStatus(order.status as OrderStatus, 'refunded', 'refund')) return refuse('not-allowed')
  const lines = await loadRefundable(db, order.id)
  const rest = lines.map(({ id, quantity, ...line }) => ({
    ...{ lineId: id, quantity, amount: leftOf(line) },
  }))
  return refundLines(db, context, order, { ...request, lines: rest }, lines)
}

/** Refunds lines of a locked order. The caller sends the money after its transaction. */
export async function refundLines(
  db: Database,
  context: OrderChangeContext,
  order: LockedOrder,
  request: Omit<RefundRequest, 'refundedBefore'>,
  known?: StoredRefundableLine[],
): Promise<Refunded> {
  if (order.paid === 0) return refuse('not-paid')
  const lines = known ?? (await loadRefundable(db, order.id))
  const taken = takeParts(lines, request.lines)
  if (!taken.ok) return taken
  const { parts } = taken
  const amount = parts.reduce((sum, part) => sum + part.net + part.tax, 0)
  if (amount <= 0) return refuse('refund-empty')
  if (amount > order.paid - order.refunded) return refuse('refund-over-paid')
  const nowMs = context.clock.now()
  const restocked = toRestock(lines, request.lines)
  const { author } = request
  if (!(await revokeCards(db, order, { lines, parts, author, nowMs }))) {
    return refuse('refund-card-used')
  }
  if (request.asCredit && !order.email) return refuse('gift-card-email')
  const cardAmount = await refundOutsideMoney(db, context, order, { ...request, amount })
  const refund = { ...request, amount, cardAmount, parts, restocked, nowMs }
  const id = await insertRefund(db, order.id, refund)
  if (!request.isManual) {
    await insertTransfers(db, order, { refundId: id, amount: amount - cardAmount, nowMs })
  }
  await restockLines(db, restocked, {
    ...{ orderId: order.id, author: request.author, nowMs },
    lowAt: context.settings.stock.lowAt,
  })
  const { paid, refunded } = await writePaymentState(db, order)
  await writeFulfilmentState(db, order.id)
  const { returnId } = request
  const settled = { returnId, parts, isComplete: refunded >= paid, author, nowMs }
  await settleRefundedReturns(db, order, settled)
  const { notify = true } = request
  await issueCreditNote(db, context, { orderId: order.id, refundId: id, author, notify })
  await announce(
    db,
    context,
    { ...order, refunded: order.refunded + amount },
    { ...request, amount },
  )
  return ok({ id, amount })
}

/** Gives store credit, or returns to gift cards what they paid. Returns the amount. */
async function refundOutsideMoney(
  db: Database,
  context: OrderChangeContext,
  order: LockedOrder,
  refund: Pick<RefundRequest, 'asCredit' | 'isMoneyOnly' | 'author'> & { amount: Minor },
): Promise<Minor> {
  const { asCredit, isMoneyOnly, amount, author } = refund
  if (isMoneyOnly) return 0
  if (asCredit) return refundAsCredit(db, context, order, { amount, author })
  return refundToCards(db, order, amount, { author, nowMs: context.clock.now() })
}

/** Takes the unused gift cards of refunded items back. False if there are too few. */
async function revokeCards(
  db: Database,
  order: LockedOrder,
  refund: {
    lines: readonly StoredRefundableLine[]
    parts: readonly RefundPart[]
    author: string
    nowMs: number
  },
): Promise<boolean> {
  const { lines, parts, author, nowMs } = refund
  const cardLines = new Set(lines.filter(line => line.isGiftCard).map(line => line.id))
  for (const { lineId, quantity } of parts) {
    if (!cardLines.has(lineId) || quantity === 0) continue
    const revoked = await revokeBoughtCards(db, order.id, { lineId, quantity, author, nowMs })
    if (!revoked) return false
  }
  return true
}

function takeParts(
  lines: readonly StoredRefundableLine[],
  asked: readonly RefundRequestLine[],
): Result<{ parts: RefundPart[] }, RefundReason> {
  const parts: RefundPart[] = []
  const ids = new Set(asked.map(line => line.lineId))
  if (ids.size < asked.length) return refuse('refund-unknown-line')
  for (const request of asked) {
    const line = lines.find(one => one.id === request.lineId)
    if (!line) return refuse('refund-unknown-line')
    const split = splitRefund(line, request)
    if (!split.ok) return split
    const { part } = split
    if (part.quantity > 0 || part.net + part.tax > 0) parts.push(part)
  }
  return ok({ parts })
}

/** Returned items go back to stock as far as the order still reserves them. */
function toRestock(lines: readonly StoredRefundableLine[], asked: RefundRequest['lines']) {
  return asked.flatMap(({ lineId, quantity, restock }) => {
    const line = restock ? lines.find(one => one.id === lineId) : undefined
    const returned = Math.min(quantity, line?.reserved ?? 0)
    if (!line || returned === 0) return []
    const { productId, stockId } = line
    return [{ lineId, productId, stockId, quantity: returned }]
  })
}

async function insertRefund(
  db: Database,
  orderId: string,
  refund: {
    amount: Minor
    cardAmount: Minor
    asCredit?: boolean
    parts: readonly RefundPart[]
    restocked: readonly { lineId: string; quantity: number }[]
    reason: string
    author: string
    nowMs: number
  },
): Promise<string> {
  const { amount, cardAmount, asCredit, parts, restocked, reason, author, nowMs } = refund
  const id = createId({ now: () => nowMs })
  await db
    .insertInto('refunds')
    .values({
      id,
      order_id: orderId,
      position: eb =>
        eb
          .selectFrom('refunds')
          .select(sql<number>`count(*) + 1`.as('position'))
          .where('order_id', '=', orderId),
      amount,
      card_amount: cardAmount,
      as_credit: asCredit ? 1 : 0,
      reason,
      author,
      credit_note_number: null,
      created_at: nowMs,
    })
    .execute()
  const rows = parts.map(({ lineId, quantity, net, tax, taxes }) => ({
    ...{ refund_id: id, order_id: orderId, line_id: lineId, quantity, net, tax },
    restocked: restocked.find(one => one.lineId === lineId)?.quantity ?? 0,
    taxes: JSON.stringify(taxes),
  }))
  await db.insertInto('refund_lines').values(rows).execute()
  return id
}

/** Adds the event. A completely refunded order changes its status; other refunds are mailed. */
async function announce(
  db: Database,
  context: OrderChangeContext,
  order: LockedOrder,
  refund: { amount: Minor; reason: string; author: string; notify?: boolean },
) {
  const { amount, reason, author, notify = true } = refund
  const nowMs = context.clock.now()
  const position = await addEvent(db, order.id, nowMs, {
    ...{ kind: 'refund', message: reason, amount, author },
  })
  const isComplete = order.refunded >= order.total
  if (isComplete && maySetStatus(order.status as OrderStatus, 'refunded', 'refund')) {
    await changeStatus(db, context, order, { status: 'refunded', actor: 'refund', author, notify })
    return
  }
  if (!notify || !hasReader(order)) return
  const template = 'order-partly-refunded'
  await queueEnabledMail(db, context, { template, orderId: order.id, position, nowMs })
}
