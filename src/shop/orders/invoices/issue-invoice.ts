import { type Minor, ok, type Result, refuse } from '#base'
import { type Database, inTransaction } from '#db'
import type { ShopDeps } from '../../deps.ts'
import type { SourceLine } from '../../invoices/compose-document.ts'
import type { InvoiceDocument } from '../../invoices/document.ts'
import { missingSellerFields, toSeller } from '../../invoices/seller.ts'
import { holdsStock, ORDER_STATES, type OrderStatus } from '../../model/order-status.ts'
import { findPaymentMethod } from '../../payments/methods.ts'
import { type LockedOrder, lockOrder } from '../events.ts'
import { loadRefundable } from '../refunds/load-refundable.ts'
import { loadSource, type OrderSource } from './load-source.ts'
import {
  type CorrectedInvoice,
  type InvoiceContext,
  type WrittenDocument,
  writeDocument,
} from './write-document.ts'

export type InvoiceReason =
  | 'not-allowed'
  | 'invoice-exists'
  | 'invoice-seller-incomplete'
  | 'invoice-vat-id-missing'
  | 'no-invoice'

type Order = Pick<LockedOrder, 'id' | 'status' | 'erased_at'>

interface Issue {
  author: string
  /** False skips the mail to the buyer. */
  notify?: boolean
}

type Issued = Result<WrittenDocument, InvoiceReason>

/**
 * Issues the invoice of a locked order, and a credit note for each earlier refund. Refused while an
 * invoice is valid, and if mandatory data of the seller is missing.
 */
export async function issueInvoice(
  db: Database,
  context: InvoiceContext,
  order: Order,
  { author, notify = true }: Issue,
): Promise<Issued> {
  const { settings } = context
  const status = order.status as OrderStatus
  if (order.erased_at !== null || !holdsStock(status)) return refuse('not-allowed')
  if (missingSellerFields(settings).length > 0) return refuse('invoice-seller-incomplete')
  if (await findValidInvoice(db, order.id)) return refuse('invoice-exists')
  const source = await loadSource(db, order.id, settings)
  // Numbers are of the recipient's records; a supply without tax needs both.
  if (source.exemption === 'reverse-charge' && !toSeller(settings).vatId) {
    return refuse('invoice-vat-id-missing')
  }
  const invoice = await writeDocument(db, context, {
    ...{ kind: 'invoice', orderId: order.id, source, lines: source.lines },
    ...{ reason: '', author, notify },
  })
  const refunds = await db
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute()
  for (const refund of refunds) {
    await issueCreditNote(db, context, { orderId: order.id, refundId: refund.id, author, notify })
  }
  return ok(invoice)
}

/** Issues the credit note of a refund; undefined if the order has no valid invoice. */
export async function issueCreditNote(
  db: Database,
  context: InvoiceContext,
  refund: { orderId: string; refundId: string } & Issue,
): Promise<WrittenDocument | undefined> {
  const { orderId, refundId, author, notify = true } = refund
  const invoice = await findValidInvoice(db, orderId)
  if (!invoice) return undefined
  const source = await loadSource(db, orderId, context.settings)
  const rows = await db
    .selectFrom('refund_lines')
    .select(['line_id', 'quantity', 'net', 'taxes'])
    .where('refund_id', '=', refundId)
    .execute()
  const { reason } = await db
    .selectFrom('refunds')
    .select('reason')
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow()
  const partOf = new Map(rows.map(row => [row.line_id, row]))
  const lines = source.lines.flatMap(line => {
    const row = partOf.get(line.id)
    if (!row) return []
    const { quantity, net } = row
    return toCredited(line, { quantity, net, taxes: JSON.parse(row.taxes) as Minor[] })
  })
  return writeDocument(db, context, {
    ...{ kind: 'credit-note', orderId, source, lines, reason, author, notify },
    ...{ refundId, corrects: invoice },
  })
}

/**
 * Cancels the valid invoice of a locked order with a credit note for what its refunds left. The
 * order can have a new invoice afterwards. Undefined if there is no valid invoice.
 */
export async function cancelInvoice(
  db: Database,
  context: InvoiceContext,
  order: { id: string },
  { author, notify = true }: Issue,
): Promise<WrittenDocument | undefined> {
  const invoice = await findValidInvoice(db, order.id)
  if (!invoice) return undefined
  const { settings, clock } = context
  const lines = creditedRest(
    await loadSource(db, order.id, settings),
    await loadRefundable(db, order.id),
  )
  await db
    .updateTable('invoices')
    .set({ cancelled_at: clock.now() })
    .where('id', '=', invoice.id)
    .where('cancelled_at', 'is', null)
    .execute()
  if (lines.rest.length === 0) return { id: invoice.id, number: invoice.document.number }
  return writeDocument(db, context, {
    ...{ kind: 'credit-note', orderId: order.id, source: lines.source, lines: lines.rest },
    ...{ reason: '', author, notify, corrects: invoice },
  })
}

function creditedRest(
  source: OrderSource,
  left: readonly { id: string; quantity: number; net: Minor; taxes: readonly Minor[] }[],
) {
  const leftOf = new Map(left.map(line => [line.id, line]))
  const rest = source.lines.flatMap(line => {
    const part = leftOf.get(line.id)
    return part ? toCredited(line, part) : []
  })
  return { source, rest }
}

/** A line of a credit note; none if nothing is credited. Amounts without items count as one. */
function toCredited(
  line: SourceLine,
  part: { quantity: number; net: Minor; taxes: readonly Minor[] },
): SourceLine[] {
  const { quantity, net, taxes } = part
  const gross = net + taxes.reduce((sum, tax) => sum + tax, 0)
  if (net === 0 && gross === 0) return []
  return [
    {
      ...line,
      quantity: Math.max(quantity, 1),
      before: { net, gross },
      discounts: [],
      net,
      taxes: line.taxes.map((tax, index) => ({ ...tax, amount: taxes[index] ?? 0 })),
    },
  ]
}

async function findValidInvoice(
  db: Database,
  orderId: string,
): Promise<CorrectedInvoice | undefined> {
  const row = await db
    .selectFrom('invoices')
    .select(['id', 'document'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  return row && { id: row.id, document: JSON.parse(row.document) as InvoiceDocument }
}

/**
 * Issues or cancels the invoice of a locked order after a change of its status, as set.
 */
export async function followStatus(
  db: Database,
  context: InvoiceContext,
  order: Order & Pick<LockedOrder, 'payment_method'>,
  change: { status: OrderStatus; isUndo: boolean } & Issue,
) {
  const { status, isUndo, ...issue } = change
  if (!holdsStock(status) || (isUndo && ORDER_STATES[status].isPaid === false)) {
    await cancelInvoice(db, context, order, issue)
    return
  }
  const { settings } = context
  if (!isDue(status, order.payment_method, settings.invoices.create)) return
  await issueAutomatically(db, context, { ...order, status }, issue)
}

/** Issues the invoice of an order that became paid without a change of its status, as set. */
export async function followPayment(
  db: Database,
  context: InvoiceContext,
  order: Order,
  issue: Issue,
) {
  const { isPaid } = ORDER_STATES[order.status as OrderStatus]
  if (context.settings.invoices.create !== 'paid' || isPaid === false) return
  await issueAutomatically(db, context, order, issue)
}

/**
 * Issues an invoice as set. Missing data of the seller does not stop the order: the admin shows that
 * its invoice is missing. Free orders need none, and authorized money is not paid yet.
 */
async function issueAutomatically(
  db: Database,
  context: InvoiceContext,
  order: Order,
  issue: Issue,
) {
  const { settings } = context
  if (missingSellerFields(settings).length > 0) return
  const { paid, total } = await db
    .selectFrom('orders')
    .select(['paid', 'total'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const isEarly = settings.invoices.create === 'paid' && paid < total
  if (total > 0 && !isEarly) await issueInvoice(db, context, order, issue)
}

function isDue(status: OrderStatus, method: string, create: 'manual' | 'paid' | 'completed') {
  if (create === 'manual') return false
  if (create === 'completed') return status === 'completed'
  const { isPaid } = ORDER_STATES[status]
  return isPaid === true || (isPaid === 'delivery' && !findPaymentMethod(method)?.isPaidOnDelivery)
}

type Context = Pick<ShopDeps, 'db' | 'kind'> & InvoiceContext
type ByStaff<Value extends object> = Promise<Result<Value, InvoiceReason | 'unknown-order'>>

/** Issues the invoice of an order by hand. */
export function createInvoice(
  context: Context,
  { orderId, ...issue }: { orderId: string } & Issue,
): ByStaff<WrittenDocument> {
  return inTransaction(
    context,
    async (db): Promise<Result<WrittenDocument, InvoiceReason | 'unknown-order'>> => {
      const order = await lockOrder(db, orderId, context.clock.now())
      if (!order) return refuse('unknown-order')
      return issueInvoice(db, context, order, issue)
    },
  )
}

/** Cancels the valid invoice, and issues a new one for the order as it is now if asked. */
export function voidInvoice(
  context: Context,
  { orderId, replace, ...issue }: { orderId: string; replace: boolean } & Issue,
): ByStaff<WrittenDocument> {
  return inTransaction(
    context,
    async (db): Promise<Result<WrittenDocument, InvoiceReason | 'unknown-order'>> => {
      const order = await lockOrder(db, orderId, context.clock.now())
      if (!order) return refuse('unknown-order')
      const cancelled = await cancelInvoice(db, context, order, issue)
      if (!cancelled) return refuse('no-invoice')
      return replace ? issueInvoice(db, context, order, issue) : ok(cancelled)
    },
  )
}
