import { createId, createKey, type Minor } from '#base'
import { type Database, type DatabaseKind, prepareQuery } from '#db'
import type { CartLine } from '../cart/cart-lines.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import { CUSTOMER_AUTHOR } from '../model/authors.ts'
import { cardDelivery } from '../model/card-delivery.ts'
import { addressOf, type CheckoutFields, destinationOf } from '../model/checkout-fields.ts'
import type { OrderStatus } from '../model/order-status.ts'
import { paymentStateOf } from '../model/payment-state.ts'
import type { PaymentDetails } from '../payments/method.ts'
import { addMovements } from '../stock/movements.ts'
import type { VatCheck } from '../tax/check-vat-id.ts'
import { nextOrderNumber } from './order-number.ts'
import { writeOrderWords } from './search-orders.ts'
import { toStoredTaxes } from './stored-line.ts'
import { toStoredVatCheck } from './stored-vat-check.ts'

export interface NewOrder {
  id: string
  cartId: string
  fields: CheckoutFields
  lines: readonly CartLine[]
  priced: PricedCart
  vatCheck: VatCheck | undefined
  /** Stock items whose quantity was reduced. */
  reservedStock: ReadonlySet<string>
  currency: string
  payment: { id: string; title: string; status: OrderStatus; details: PaymentDetails }
  /** Of numbers and prices. */
  locale: string
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
  const billing = {
    ...addressOf(fields, 'billing'),
    phone: fields.billing_phone,
    email: fields.billing_email,
  }
  await insertRow.execute(db, {
    id,
    number,
    key,
    viewKey,
    cartId: order.cartId,
    status: payment.status,
    currency: order.currency,
    email: fields.billing_email,
    billing: JSON.stringify(billing),
    shipping: JSON.stringify(destinationOf(fields)),
    note: fields.order_comments,
    cardDelivery: lines.some(line => line.giftCard) ? JSON.stringify(cardDelivery(fields)) : '',
    paymentMethod: payment.id,
    paymentTitle: payment.title,
    paymentDetails: JSON.stringify(payment.details),
    paymentState: paymentStateOf({ total, paid: 0, refunded: 0, authorized: 0 }),
    locale: order.locale,
    basis: priced.basis,
    display,
    total,
    tax,
    exemption: priced.exemption ?? '',
    taxCountry: priced.taxCountry,
    ...toStoredVatCheck(order.vatCheck),
    nowMs,
  })
  await insertLines(db, order, nowMs)
  await writeOrderWords(db, [{ id, number, billing }])
  const eventId = createId({ now: () => nowMs })
  await insertFirstEvent.execute(db, { id: eventId, orderId: id, status: payment.status, nowMs })
  return { id, number, key, viewKey, total, status: payment.status }
}

const insertRow = prepareQuery<{
  id: string
  number: number
  key: string
  viewKey: string
  cartId: string
  status: string
  currency: string
  email: string
  billing: string
  shipping: string
  note: string
  cardDelivery: string
  paymentMethod: string
  paymentTitle: string
  paymentDetails: string
  paymentState: string
  locale: string
  basis: string
  display: string
  total: Minor
  tax: Minor
  exemption: string
  taxCountry: string
  vatId: string
  vatCheck: string
  nowMs: number
}>()((db, value) =>
  db.insertInto('orders').values({
    id: value('id'),
    number: value('number'),
    key: value('key'),
    view_key: value('viewKey'),
    cart_id: value('cartId'),
    status: value('status'),
    currency: value('currency'),
    email: value('email'),
    billing: value('billing'),
    shipping: value('shipping'),
    note: value('note'),
    card_delivery: value('cardDelivery'),
    payment_method: value('paymentMethod'),
    payment_title: value('paymentTitle'),
    payment_details: value('paymentDetails'),
    payment_state: value('paymentState'),
    locale: value('locale'),
    tax_basis: value('basis'),
    tax_display: value('display'),
    total: value('total'),
    tax: value('tax'),
    tax_exemption: value('exemption'),
    tax_country: value('taxCountry'),
    vat_id: value('vatId'),
    vat_check: value('vatCheck'),
    created_at: value('nowMs'),
    updated_at: value('nowMs'),
  }),
)

const insertFirstEvent = prepareQuery<{
  id: string
  orderId: string
  status: string
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
    author: CUSTOMER_AUTHOR,
    created_at: value('nowMs'),
  }),
)

async function insertLines(
  db: Database,
  { id, lines, priced, reservedStock }: NewOrder,
  nowMs: number,
) {
  const { display } = priced.totals
  const notes = await db
    .selectFrom('products')
    .select(['id', 'purchase_note'])
    .where('id', 'in', [...new Set(lines.map(line => line.productId))])
    .where('purchase_note', '!=', '')
    .execute()
  const noteOf = new Map(notes.map(row => [row.id, row.purchase_note]))
  const cartLines = new Map(lines.map(line => [line.id, line]))
  const lineIds = new Map(priced.lines.map(line => [line.id, createId({ now: () => nowMs })]))
  const rows = priced.lines.map(({ id: key, kind, title, rates, before, after }, position) => {
    const line = cartLines.get(key)
    const shown = display === 'incl' ? before.gross : before.net
    return {
      id: lineIds.get(key) ?? '',
      order_id: id,
      position,
      kind,
      product_id: line?.productId ?? '',
      variant_id: line?.variantId ?? '',
      stock_id: line?.stockId ?? '',
      name: title,
      sku: line?.sku ?? null,
      options: JSON.stringify(line?.options ?? []),
      image: line?.image ?? null,
      quantity: line?.quantity ?? 1,
      stock_reserved: line && reservedStock.has(line.stockId) ? line.quantity : 0,
      unit_price: priced.unitPrices.get(key)?.price ?? shown,
      net_before: before.net,
      tax_before: before.tax,
      net: after.net,
      tax: after.tax,
      taxes: toStoredTaxes(rates, before.taxes, after.taxes),
      virtual: line?.virtual ? 1 : 0,
      gift_card: line?.giftCard ? 1 : 0,
      purchase_note: (line && noteOf.get(line.productId)) ?? '',
    }
  })
  await db.insertInto('order_lines').values(rows).execute()
  const movements = rows.map(row => ({
    stockId: row.stock_id,
    quantity: -row.stock_reserved,
    reason: 'order' as const,
    orderId: id,
    lineId: row.id,
    author: CUSTOMER_AUTHOR,
  }))
  await addMovements(db, movements, nowMs)
  await insertDiscounts(db, { id, priced, lineIds }, nowMs)
  const sales = lines.map(line => ({
    id: createId({ now: () => nowMs }),
    product_id: line.productId,
    quantity: line.quantity,
  }))
  await db.insertInto('pending_sales').values(sales).execute()
}

async function insertDiscounts(
  db: Database,
  {
    id: orderId,
    priced: { discounts, lines },
    lineIds,
  }: { id: string; priced: PricedCart; lineIds: ReadonlyMap<string, string> },
  nowMs: number,
) {
  if (discounts.length === 0) return
  const rows = discounts.map(({ code, label }, position) => ({
    id: createId({ now: () => nowMs }),
    order_id: orderId,
    position,
    code,
    label,
  }))
  await db.insertInto('order_discounts').values(rows).execute()
  const rowOf = new Map(discounts.map((discount, index) => [discount.id, rows[index]?.id ?? '']))
  const parts = lines.flatMap(line =>
    line.discounts.map(({ id, reduction }) => ({
      discount_id: rowOf.get(id) ?? '',
      line_id: lineIds.get(line.id) ?? '',
      order_id: orderId,
      net: reduction.net,
      tax: reduction.tax,
      taxes: JSON.stringify(reduction.taxes),
    })),
  )
  if (parts.length > 0) await db.insertInto('order_discount_parts').values(parts).execute()
}
