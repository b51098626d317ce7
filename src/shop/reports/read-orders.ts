import type { Minor } from '#base'
import type { Database } from '#db'
import { REPORTED_STATUSES } from './reported-orders.ts'
import type { Sums } from './sums.ts'

/** Small enough that reading a batch does not delay other requests. */
const BATCH = 400

/** A line's taxes as stored: name, parts per million, compound, before and after discounts. */
type StoredTax = [name: string, ppm: number, compound: boolean, before: Minor, after: Minor]

export interface TimeRange {
  from: number
  /** Exclusive. */
  until: number
}

/** Adds orders and refunds of a time range to the sums of their days. `sumsAt` returns these. */
export async function addOrders(db: Database, range: TimeRange, sumsAt: (at: number) => Sums) {
  for await (const orders of reportedOrders(db, range)) {
    const orderOf = new Map(orders.map(order => [order.id, order]))
    const ids = [...orderOf.keys()]
    if (ids.length === 0) continue
    for (const { created_at, currency, ...order } of orders) {
      const sums = sumsAt(created_at)
      sums.add({ dimension: 'orders', currency }, { orders: 1 })
      const method = { key: order.payment_method, label: order.payment_title }
      sums.add({ dimension: 'method', currency, ...method }, { orders: 1 })
    }
    for (const line of await loadLines(db, ids)) {
      const order = orderOf.get(line.order_id)
      if (order) addLine(sumsAt(order.created_at), order, line)
    }
    const seen = new Set<string>()
    for (const part of await loadDiscountParts(db, ids)) {
      const order = orderOf.get(part.order_id)
      if (!order) continue
      const orderCount = seen.has(part.discount_id) ? 0 : 1
      seen.add(part.discount_id)
      const { code, label, net, tax } = part
      sumsAt(order.created_at).add(
        { dimension: 'discount', currency: order.currency, key: JSON.stringify([code, label]) },
        { orders: orderCount, net, tax },
      )
    }
  }
  await addRefunds(db, range, sumsAt)
}

async function* reportedOrders(db: Database, { from, until }: TimeRange) {
  for (let after = { at: from, number: -1 }; ; ) {
    const orders = await db
      .selectFrom('orders')
      .select(['id', 'number', 'created_at', 'currency', 'payment_method'])
      .select(['status', 'payment_title', 'tax_country'])
      .where('created_at', '>=', after.at)
      .where('created_at', '<', until)
      .where(({ eb, or }) => or([eb('created_at', '>', after.at), eb('number', '>', after.number)]))
      .orderBy('created_at')
      .orderBy('number')
      .limit(BATCH)
      .execute()
    const last = orders.at(-1)
    if (!last) return
    // Not a condition, because SQLite would choose an index by status and sort.
    yield orders.filter(({ status }) => REPORTED_STATUSES.some(one => one === status))
    if (orders.length < BATCH) return
    after = { at: last.created_at, number: last.number }
  }
}
type ReportedOrder =
  ReturnType<typeof reportedOrders> extends AsyncGenerator<(infer Row)[]> ? Row : never

const loadLines = (db: Database, orderIds: string[]) =>
  db
    .selectFrom('order_lines')
    .select(['order_id', 'kind', 'product_id', 'name', 'quantity', 'net_before', 'tax_before'])
    .select(['net', 'tax', 'taxes', 'gift_card'])
    .where('order_id', 'in', orderIds)
    .execute()

const loadDiscountParts = (db: Database, orderIds: string[]) =>
  db
    .selectFrom('order_discount_parts as part')
    .innerJoin('order_discounts as discount', 'discount.id', 'part.discount_id')
    .select(['part.order_id', 'part.discount_id', 'part.net', 'part.tax'])
    .select(['discount.code', 'discount.label'])
    .where('part.order_id', 'in', orderIds)
    .execute()

type Line = Awaited<ReturnType<typeof loadLines>>[number]

function addLine(sums: Sums, order: ReportedOrder, line: Line) {
  const { currency, payment_method, tax_country } = order
  const { net, tax } = line
  if (line.gift_card === 1) {
    sums.add({ dimension: 'gift-cards', currency }, { quantity: line.quantity, net, tax })
    return
  }
  const isProduct = line.kind === 'product'
  const quantity = isProduct ? line.quantity : 0
  sums.add({ dimension: 'orders', currency }, { quantity, net, tax })
  sums.add({ dimension: 'method', currency, key: payment_method }, { net, tax })
  const kind = isProduct ? 'product' : line.kind === 'shipping' ? 'shipping' : 'fee'
  sums.add({ dimension: kind, currency }, { quantity, net: line.net_before, tax: line.tax_before })
  sums.add(
    { dimension: 'discounts', currency },
    { net: line.net_before - net, tax: line.tax_before - tax },
  )
  const taxes = taxesOf(line.taxes)
  addTaxes(sums, { dimension: 'tax', currency, country: tax_country }, net, taxes, tax =>
    Number(taxes[tax]?.[4] ?? 0),
  )
  if (!isProduct) return
  sums.add(
    { dimension: 'sold', currency, key: line.product_id, label: line.name },
    { quantity, net, tax },
  )
}

/** Amounts with several taxes count for each of them, and those without any as a rate of zero. */
function addTaxes(
  sums: Sums,
  {
    dimension,
    currency,
    country,
  }: { dimension: 'tax' | 'tax-refunds'; currency: string; country: string },
  net: Minor,
  taxes: readonly StoredTax[],
  amountOf: (index: number) => Minor,
) {
  if (taxes.length === 0) {
    sums.add({ dimension, currency, key: JSON.stringify([country, '', 0]) }, { net })
  }
  for (const [index, [name, ppm]] of taxes.entries()) {
    const key = JSON.stringify([country, name, ppm])
    sums.add({ dimension, currency, key }, { net, tax: amountOf(index) })
  }
}

async function addRefunds(db: Database, { from, until }: TimeRange, sumsAt: (at: number) => Sums) {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .innerJoin('refund_lines as part', 'part.refund_id', 'refunds.id')
    .innerJoin('order_lines as line', 'line.id', 'part.line_id')
    .select(['refunds.id', 'refunds.created_at', 'orders.currency', 'orders.payment_method'])
    .select(['orders.payment_title', 'orders.tax_country', 'part.quantity', 'part.net', 'part.tax'])
    .select(['part.taxes as refunded', 'line.taxes', 'line.kind', 'line.product_id', 'line.name'])
    .select('line.gift_card')
    .where('refunds.created_at', '>=', from)
    .where('refunds.created_at', '<', until)
    .where('orders.status', 'in', REPORTED_STATUSES)
    .execute()
  const seen = new Set<string>()
  for (const row of rows) {
    const sums = sumsAt(row.created_at)
    const { currency, payment_method, net, tax } = row
    const orders = seen.has(row.id) ? 0 : 1
    seen.add(row.id)
    const quantity = row.kind === 'product' ? row.quantity : 0
    const method = { key: payment_method, label: row.payment_title }
    sums.add({ dimension: 'refunds', currency }, { orders })
    sums.add({ dimension: 'method-refunds', currency, ...method }, { orders })
    if (row.gift_card === 1) {
      sums.add({ dimension: 'gift-card-refunds', currency }, { quantity, net, tax })
      continue
    }
    sums.add({ dimension: 'refunds', currency }, { quantity, net, tax })
    sums.add({ dimension: 'method-refunds', currency, ...method }, { net, tax })
    const refunded = JSON.parse(row.refunded) as Minor[]
    const place = { dimension: 'tax-refunds', currency, country: row.tax_country } as const
    addTaxes(sums, place, net, taxesOf(row.taxes), index => refunded[index] ?? 0)
    if (row.kind !== 'product') continue
    sums.add(
      { dimension: 'sold-refunds', currency, key: row.product_id, label: row.name },
      { quantity, net, tax },
    )
  }
}

const taxesOf = (stored: string) => JSON.parse(stored) as StoredTax[]
