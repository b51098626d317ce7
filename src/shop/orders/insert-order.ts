import { createId, createKey, type Minor } from '#base'
import { type Database, type DatabaseKind, prepareQuery } from '#db'
import type { CartLine } from '../cart/cart-lines.ts'
import type { OwnFee } from '../cart/own-charges.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import { CUSTOMER_AUTHOR } from '../model/authors.ts'
import { cardDelivery } from '../model/card-delivery.ts'
import { billingOf, type CheckoutFields, destinationOf } from '../model/checkout-fields.ts'
import type { CustomFieldValue } from '../model/custom-fields.ts'
import type { OrderStatus } from '../model/order-status.ts'
import { type FulfilmentState, paymentStateOf } from '../model/payment-state.ts'
import type { PaymentDetails } from '../payments/method.ts'
import { addMovements } from '../stock/movements.ts'
import type { VatCheck } from '../tax/check-vat-id.ts'
import type { OrderCurrency } from './order-exchange.ts'
import { nextOrderNumber } from './order-number.ts'
import { writeOrderWords } from './search-orders.ts'
import { toStoredVatCheck } from './stored-vat-check.ts'
import { addPendingSales, insertOrderDiscounts, toLineRows } from './write-lines.ts'

export interface NewOrder {
  id: string
  cartId: string
  customerId?: string | undefined
  /** Name of the buyer's group. */
  customerGroup?: string | undefined
  fields: CheckoutFields
  customFields: readonly CustomFieldValue[]
  /** Undefined if the order is no gift. */
  giftMessage: string | undefined
  lines: readonly CartLine[]
  fees?: readonly OwnFee[]
  priced: PricedCart
  vatCheck: VatCheck | undefined
  /** Hash of the accepted terms. */
  termsHash?: string | undefined
  /** Stock items whose quantity was reduced. */
  reservedStock: ReadonlySet<string>
  currency: OrderCurrency
  payment: { id: string; title: string; status: OrderStatus; details: PaymentDetails }
  /** Locale of numbers and prices. */
  locale: string
  /** The customer, unless staff prepared the order. */
  author?: string
}

export interface PlacedOrder {
  id: string
  number: number
  /** Part of the order page's URL. */
  key: string
  /** For the buyer's cookie. */
  viewKey: string
  total: number
  status: OrderStatus
}

/** Writes an order with a snapshot of names, prices and addresses. */
export async function insertOrder(
  { db, kind }: { db: Database; kind: DatabaseKind },
  order: NewOrder,
  nowMs: number,
): Promise<PlacedOrder> {
  const { id, fields, lines, priced, payment } = order
  const number = await nextOrderNumber(db, kind)
  const key = createKey()
  const viewKey = createKey()
  const { total, tax, display } = priced.totals
  const billing = billingOf(fields)
  await insertRow.execute(db, {
    id,
    number,
    key,
    viewKey,
    cartId: order.cartId,
    customerId: order.customerId ?? null,
    customerGroup: order.customerGroup ?? '',
    status: payment.status,
    currency: order.currency.currency,
    baseCurrency: order.currency.base_currency,
    rate: order.currency.currency_rate,
    rateDate: order.currency.currency_rate_date,
    email: fields.billing_email,
    billing: JSON.stringify(billing),
    shipping: JSON.stringify(destinationOf(fields)),
    note: fields.order_comments,
    cardDelivery: lines.some(line => line.giftCard) ? JSON.stringify(cardDelivery(fields)) : '',
    customFields: order.customFields.length > 0 ? JSON.stringify(order.customFields) : '',
    giftMessage: order.giftMessage ?? null,
    paymentMethod: payment.id,
    paymentTitle: payment.title,
    paymentDetails: JSON.stringify(payment.details),
    paymentState:
      payment.status === 'draft'
        ? 'unpaid'
        : paymentStateOf({ total, paid: 0, refunded: 0, authorized: 0 }),
    fulfilmentState: firstFulfilmentState(lines),
    locale: order.locale,
    basis: priced.basis,
    display,
    total,
    tax,
    exemption: priced.exemption ?? '',
    taxCountry: priced.taxCountry,
    ...toStoredVatCheck(order.vatCheck),
    shippingMethod: priced.method?.id ?? '',
    termsHash: order.termsHash ?? '',
    reviewRequest: fields.review_request ? 1 : 0,
    nowMs,
  })
  await insertLines(db, order, nowMs)
  await writeOrderWords(db, id, {
    ...{ number, billing, shipping: destinationOf(fields), note: fields.order_comments },
    vatId: order.vatCheck?.number ?? '',
    others: [
      ...order.lines.flatMap(line => [line.name, line.sku]),
      ...priced.discounts.map(discount => discount.code),
      ...order.customFields.map(field => field.value),
      order.giftMessage,
    ],
  })
  const eventId = createId({ now: () => nowMs })
  const { author = CUSTOMER_AUTHOR } = order
  await insertFirstEvent.execute(db, {
    ...{ id: eventId, orderId: id, status: payment.status, author, nowMs },
  })
  return { id, number, key, viewKey, total, status: payment.status }
}

/** Before any shipment. */
export const firstFulfilmentState = (lines: readonly CartLine[]): FulfilmentState =>
  lines.some(line => !line.virtual) ? 'none' : 'nothing'

const insertRow = prepareQuery<{
  id: string
  number: number
  key: string
  viewKey: string
  cartId: string
  customerId: string | null
  customerGroup: string
  status: string
  currency: string
  baseCurrency: string
  rate: string
  rateDate: string
  email: string
  billing: string
  shipping: string
  note: string
  cardDelivery: string
  customFields: string
  giftMessage: string | null
  paymentMethod: string
  paymentTitle: string
  paymentDetails: string
  paymentState: string
  fulfilmentState: string
  locale: string
  basis: string
  display: string
  total: Minor
  tax: Minor
  exemption: string
  taxCountry: string
  vatId: string
  vatCheck: string
  shippingMethod: string
  termsHash: string
  reviewRequest: number
  nowMs: number
}>()((db, value) =>
  db.insertInto('orders').values({
    id: value('id'),
    number: value('number'),
    key: value('key'),
    view_key: value('viewKey'),
    cart_id: value('cartId'),
    customer_id: value('customerId'),
    customer_group: value('customerGroup'),
    status: value('status'),
    currency: value('currency'),
    base_currency: value('baseCurrency'),
    currency_rate: value('rate'),
    currency_rate_date: value('rateDate'),
    email: value('email'),
    billing: value('billing'),
    shipping: value('shipping'),
    note: value('note'),
    card_delivery: value('cardDelivery'),
    custom_fields: value('customFields'),
    gift_message: value('giftMessage'),
    payment_method: value('paymentMethod'),
    payment_title: value('paymentTitle'),
    payment_details: value('paymentDetails'),
    payment_state: value('paymentState'),
    fulfilment_state: value('fulfilmentState'),
    locale: value('locale'),
    tax_basis: value('basis'),
    tax_display: value('display'),
    total: value('total'),
    tax: value('tax'),
    tax_exemption: value('exemption'),
    tax_country: value('taxCountry'),
    vat_id: value('vatId'),
    vat_check: value('vatCheck'),
    shipping_method: value('shippingMethod'),
    terms_hash: value('termsHash'),
    review_request: value('reviewRequest'),
    created_at: value('nowMs'),
    updated_at: value('nowMs'),
  }),
)

const insertFirstEvent = prepareQuery<{
  id: string
  orderId: string
  status: string
  author: string
  nowMs: number
}>()((db, value) =>
  db.insertInto('order_events').values({
    id: value('id'),
    order_id: value('orderId'),
    position: 0,
    kind: 'status',
    from_status: null,
    to_status: value('status'),
    message: '',
    author: value('author'),
    created_at: value('nowMs'),
  }),
)

async function insertLines(db: Database, order: NewOrder, nowMs: number) {
  const { id, lines, fees, priced, reservedStock, author = CUSTOMER_AUTHOR } = order
  const idOf = new Map(priced.lines.map(line => [line.id, createId({ now: () => nowMs })]))
  const reservedOf = (line: CartLine) => (reservedStock.has(line.stockId) ? line.quantity : 0)
  const rows = await toLineRows(db, { id, lines, fees, priced, idOf, reservedOf })
  if (rows.length > 0) await db.insertInto('order_lines').values(rows).execute()
  const movements = rows.map(row => ({
    stockId: row.stock_id,
    quantity: -row.stock_reserved,
    reason: 'order' as const,
    orderId: id,
    lineId: row.id,
    author,
  }))
  await addMovements(db, movements, nowMs)
  await insertOrderDiscounts(db, { id, priced, idOf }, nowMs)
  if (order.payment.status !== 'draft') await addPendingSales(db, lines, nowMs)
}
