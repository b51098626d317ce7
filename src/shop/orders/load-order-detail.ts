import type { Database } from '#db'
import type { ShopDeps } from '../deps.ts'
import { countNewDownloads, opensDownloads } from '../downloads/add-downloads.ts'
import { missingSellerFields, toSeller } from '../invoices/seller.ts'
import {
  holdsStock,
  isEditable,
  maySetStatus,
  nextStatuses,
  type OrderStatus,
} from '../model/order-status.ts'
import { sendableMails } from './edit-order.ts'
import { loadOrder, loadOrderEvents, type OrderContext } from './load-order.ts'
import { loadOpenLines } from './open-lines.ts'
import { GIFT_CARD_METHOD, refundableInMoney } from './payments/card-payments.ts'
import { listDisputes, listPayments } from './payments/list-payments.ts'
import { orderPayUrl } from './payments/pay-link.ts'
import { listTransfers } from './refunds/load-transfers.ts'
import { loadRefundablePayments } from './refunds/plan-transfers.ts'
import { loadItemsLeft } from './returns/load-items-left.ts'
import { mailKeys } from './status-mail.ts'
import type { OrderDetail, OrderEventView, OrderMailState, OrderView } from './view.ts'

/** An order with all data for processing it. */
export async function loadOrderDetail(
  context: OrderContext & Pick<ShopDeps, 'publicUrl'>,
  id: string,
): Promise<OrderDetail | undefined> {
  const order = await loadOrder(context, { id })
  if (!order) return undefined
  const events = await loadOrderEvents(context, id)
  const payments = await listPayments(context.db, order)
  // Orders without online payments need no further questions.
  const isOnline = payments.some(payment => payment.reference !== '')
  const refundable = isOnline ? await loadRefundablePayments(context.db, id) : []
  return {
    ...order,
    events,
    mails: await loadMails(context.db, id, events),
    next: nextStatuses(order.status, 'staff'),
    undo: undoOf(order.status, events),
    newDownloads:
      order.erasedAt === null && opensDownloads(order.status, context.settings)
        ? await countNewDownloads(context.db, id)
        : 0,
    payments,
    paymentRefunds: isOnline ? await listTransfers(context.db, id, refundable) : [],
    disputes: isOnline ? await listDisputes(context.db, id) : [],
    moneyRefundable: payments.some(one => one.method === GIFT_CARD_METHOD)
      ? await refundableInMoney(context.db, order)
      : order.paid - order.refunded,
    onlineRefundable: refundable.reduce((sum, { left }) => sum + left, 0),
    ...invoiceStateOf(order, context),
    openLines: await loadOpenLines(context.db, id),
    returns: (await loadItemsLeft(context.db, id)).returns,
    sendable: sendableMails({ ...order, due: order.totals.total - order.paid }),
    paymentUrl: orderPayUrl(context.publicUrl, order),
    isEditable: isEditable(order),
  }
}

/** Whether an invoice can be created, or the missing fields. */
function invoiceStateOf(
  order: OrderView,
  { settings }: OrderContext,
): Pick<OrderDetail, 'mayInvoice' | 'invoiceProblem'> {
  const hasInvoice = order.invoices.some(one => one.kind === 'invoice' && !one.isCancelled)
  const mayInvoice = !hasInvoice && order.erasedAt === null && holdsStock(order.status)
  if (!mayInvoice) return { mayInvoice, invoiceProblem: undefined }
  if (missingSellerFields(settings).length > 0) {
    return { mayInvoice: false, invoiceProblem: 'invoice-seller-incomplete' }
  }
  const needsVatId = order.exemption?.reason === 'reverse-charge' && !toSeller(settings).vatId
  return {
    mayInvoice: !needsVatId,
    invoiceProblem: needsVatId ? 'invoice-vat-id-missing' : undefined,
  }
}

function undoOf(status: OrderStatus, events: readonly OrderEventView[]): OrderStatus | undefined {
  const last = events.findLast(event => event.kind === 'status')
  if (!last?.from || last.to !== status) return undefined
  return maySetStatus(status, last.from, 'staff') ? last.from : undefined
}

async function loadMails(db: Database, id: string, events: readonly OrderEventView[]) {
  const keys = mailKeys(
    id,
    events.map(event => event.position),
  )
  const rows = await db
    .selectFrom('outbox')
    .select(['unique_key', 'payload', 'created_at', 'due_at', 'done_at', 'failed_at', 'to_folder'])
    .where('unique_key', 'in', keys)
    .execute()
  return rows
    .toSorted((a, b) => a.created_at - b.created_at)
    .map((row): OrderMailState => {
      const { template, position } = JSON.parse(row.payload) as OrderMailState
      return {
        template,
        position,
        state: stateOf(row),
        at: row.done_at ?? row.due_at,
      }
    })
}

function stateOf(row: {
  done_at: number | null
  failed_at: number | null
  to_folder: number
}): OrderMailState['state'] {
  if (row.done_at === null) return row.failed_at === null ? 'waiting' : 'failed'
  return row.to_folder ? 'saved' : 'sent'
}
