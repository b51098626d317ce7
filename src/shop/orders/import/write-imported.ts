import { createId, createKey } from '#base'
import type { Database, DatabaseKind } from '#db'
import type { Address } from '../../address/addresses.ts'
import type { TableContext } from '../../import-jobs/table-definition.ts'
import { SYSTEM_AUTHOR } from '../../model/authors.ts'
import { paymentStateOf } from '../../model/payment-state.ts'
import { nextOrderNumber, skipOrderNumber } from '../order-number.ts'
import { refreshOrderWords } from '../search-orders.ts'
import { toStoredTaxes } from '../stored-line.ts'
import type { ImportedOrder } from './parse-order.ts'

const MAX_NUMBER = 2_000_000_000
const PPM = 1_000_000
/** Rates are multiples of a tenth of a percent, as far as the amounts allow. */
const RATE_STEP_PPM = 1000

const NO_ADDRESS: Address = {
  ...{ first_name: '', last_name: '', company: '', country: '', address_1: '', address_2: '' },
  ...{ postcode: '', city: '', state: '' },
}

type Context = TableContext & { kind: DatabaseKind }

/** Products by SKU, so that history is linked to the catalog. */
export type ProductsBySku = ReadonlyMap<string, { productId: string; variantId: string }>

/**
 * Writes an order as history: without stock movements, mails, invoices and webhooks. Returns its id.
 */
export async function writeImportedOrder(
  context: Context,
  order: ImportedOrder,
  products: ProductsBySku,
): Promise<string> {
  const { db, kind, nowMs, options, settings } = context
  const id = createId({ now: () => nowMs })
  const number = await chooseNumber(db, kind, order.number)
  const { phone = '', ...billing } = order.billing ?? { ...NO_ADDRESS, phone: '' }
  const { phone: _, ...shipping } = order.shipping ?? { ...billing, phone: '' }
  const paid = order.isPaid ? order.total : 0
  const refunded = Math.min(order.refunded, paid)
  const sums = { total: order.total, paid, refunded, authorized: 0 }
  const hasGoods = order.settled.lines.some(line => line.kind === 'product')
  const { isShipped } = order
  await db
    .insertInto('orders')
    .values({
      ...{ id, number, key: createKey(), view_key: createKey(), cart_id: id },
      ...{ status: order.status, currency: order.currency, email: order.email },
      billing: JSON.stringify({ ...billing, phone, email: order.email }),
      shipping: JSON.stringify(shipping),
      ...{ note: order.note, gift_message: null, payment_method: 'imported' },
      ...{ payment_title: order.payment, payment_details: null, locale: settings.locale },
      tax_basis: order.settled.basis,
      tax_display: order.settled.basis === 'net' ? 'excl' : 'incl',
      ...{ total: order.total, tax: order.tax, tax_country: shipping.country },
      ...{ paid, refunded, payment_state: paymentStateOf(sums) },
      fulfilment_state: hasGoods ? (isShipped ? 'all' : 'none') : 'nothing',
      imported_number: order.number,
      ...{ created_at: order.at, updated_at: nowMs, erased_at: null },
    })
    .execute()
  const lineIds = await writeLines(db, id, order, products, nowMs)
  await writeMoney(db, id, order, { paid, refunded, lineIds })
  if (isShipped) await writeShipment(db, id, order, lineIds)
  const event = { order_id: id, author: SYSTEM_AUTHOR, from_status: null, amount: null }
  const reference = `${options.prefix ?? ''}${order.number}`
  await db
    .insertInto('order_events')
    .values([
      {
        ...{ ...event, id: createId({ now: () => nowMs }), position: 0, kind: 'status' },
        ...{ to_status: order.status, message: '', created_at: order.at },
      },
      {
        ...{ ...event, id: createId({ now: () => nowMs }), position: 1, kind: 'note' },
        ...{ to_status: null, message: `Import: ${reference}`, created_at: nowMs },
      },
    ])
    .execute()
  await refreshOrderWords(db, [id])
  await dropWebhooks(db, id)
  return id
}

/** An import or its undo is no event for other systems. */
export async function dropWebhooks(db: Database, orderId: string) {
  await db
    .deleteFrom('webhook_changes')
    .where('kind', '=', 'order')
    .where('entity_id', '=', orderId)
    .execute()
}

/** The number of the file if it is free, else the next one. */
async function chooseNumber(db: Database, kind: DatabaseKind, written: string): Promise<number> {
  const wanted = Number(/^#?(\d{1,10})$/.exec(written)?.[1] ?? Number.NaN)
  if (!(wanted > 0 && wanted <= MAX_NUMBER)) return nextOrderNumber(db, kind)
  const taken = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', wanted)
    .executeTakeFirst()
  if (taken) return nextOrderNumber(db, kind)
  await skipOrderNumber(db, kind, wanted)
  return wanted
}

async function writeLines(
  db: Database,
  orderId: string,
  order: ImportedOrder,
  products: ProductsBySku,
  nowMs: number,
): Promise<string[]> {
  const { lines, basis } = order.settled
  const rows = lines.map((line, position) => {
    const { before, after } = line
    const product = line.sku ? products.get(line.sku) : undefined
    const rate = { name: order.taxName, ppm: rateOf(after), compound: false }
    const taxes =
      before.tax === 0 && after.tax === 0 ? '[]' : toStoredTaxes([rate], [before.tax], [after.tax])
    const shown = basis === 'net' ? before.net : before.net + before.tax
    return {
      ...{ id: createId({ now: () => nowMs }), order_id: orderId, position, kind: line.kind },
      ...{ product_id: product?.productId ?? '', variant_id: product?.variantId ?? '' },
      ...{ stock_id: '', name: line.name, sku: line.sku, image: null },
      options: JSON.stringify(line.options ?? []),
      ...{ quantity: line.quantity, stock_reserved: 0 },
      unit_price: Math.round(shown / line.quantity),
      ...{ net_before: before.net, tax_before: before.tax, net: after.net, tax: after.tax, taxes },
      virtual: line.kind === 'product' ? 0 : 1,
    }
  })
  if (rows.length > 0) await db.insertInto('order_lines').values(rows).execute()
  const reduced = lines.flatMap(({ before, after }, index) => {
    const [net, tax] = [before.net - after.net, before.tax - after.tax]
    const line_id = rows[index]?.id ?? ''
    return net === 0 && tax === 0 ? [] : [{ line_id, net, tax, taxes: JSON.stringify([tax]) }]
  })
  if (reduced.length > 0) {
    const discount_id = createId({ now: () => nowMs })
    const discount = { id: discount_id, order_id: orderId, position: 0 }
    await db
      .insertInto('order_discounts')
      .values({ ...discount, code: order.coupon, label: order.coupon })
      .execute()
    const parts = reduced.map(part => ({ discount_id, order_id: orderId, ...part }))
    await db.insertInto('order_discount_parts').values(parts).execute()
  }
  return rows.map(row => row.id)
}

/** The rate of a line. Amounts are rounded, so that the nearest usual rate is taken if it fits. */
function rateOf({ net, tax }: { net: number; tax: number }): number {
  if (net <= 0) return 0
  const exact = (tax / net) * PPM
  const usual = Math.round(exact / RATE_STEP_PPM) * RATE_STEP_PPM
  return Math.abs((net * usual) / PPM - tax) <= 1 ? usual : Math.round(exact)
}

async function writeMoney(
  db: Database,
  orderId: string,
  order: ImportedOrder,
  { paid, refunded, lineIds }: { paid: number; refunded: number; lineIds: readonly string[] },
) {
  const { at, currency, settled } = order
  const now = () => at
  if (paid > 0) {
    await db
      .insertInto('payments')
      .values({
        ...{ id: createId({ now }), order_id: orderId, attempt: 1, method: 'imported' },
        ...{ reference: null, state: 'settled', amount: paid, currency, author: SYSTEM_AUTHOR },
        ...{ event_position: null, created_at: at, settled_at: at },
      })
      .execute()
  }
  if (refunded === 0) return
  const refund_id = createId({ now })
  await db
    .insertInto('refunds')
    .values({
      ...{ id: refund_id, order_id: orderId, position: 1, amount: refunded, reason: '' },
      ...{ author: SYSTEM_AUTHOR, credit_note_number: null, created_at: at },
    })
    .execute()
  const isWhole = refunded === order.total
  let rest = refunded
  const rows = settled.lines.flatMap(({ after, quantity }, index) => {
    const gross = after.net + after.tax
    const part = Math.max(0, Math.min(rest, gross))
    if (part === 0 && !isWhole) return []
    rest -= part
    const tax = gross === 0 ? 0 : Math.round((after.tax * part) / gross)
    return [
      {
        ...{ refund_id, order_id: orderId, line_id: lineIds[index] ?? '' },
        ...{ quantity: isWhole ? quantity : 0, restocked: 0, net: part - tax, tax },
        taxes: after.tax === 0 ? '[]' : JSON.stringify([tax]),
      },
    ]
  })
  if (rows.length > 0) await db.insertInto('refund_lines').values(rows).execute()
}

/** The shipment of a completed order, so that its items can be returned and are not shipped again. */
async function writeShipment(
  db: Database,
  orderId: string,
  { at, settled }: ImportedOrder,
  lineIds: readonly string[],
) {
  const shipped = settled.lines.flatMap(({ kind, quantity }, index) =>
    kind === 'product' ? [{ line_id: lineIds[index] ?? '', quantity }] : [],
  )
  if (shipped.length === 0) return
  const id = createId({ now: () => at })
  await db
    .insertInto('fulfilments')
    .values({
      ...{ id, order_id: orderId, position: 1, carrier: '', tracking_number: '' },
      // The status event of the order.
      ...{ tracking_url: '', event_position: 0, author: SYSTEM_AUTHOR },
      ...{ created_at: at, cancelled_at: null },
    })
    .execute()
  await db
    .insertInto('fulfilment_lines')
    .values(shipped.map(line => ({ fulfilment_id: id, order_id: orderId, ...line })))
    .execute()
}
