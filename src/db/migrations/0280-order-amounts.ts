import { type Kysely, sql } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration is older than today's table types
type Schema = Kysely<any>

const BATCH = 500
const PPM_PER_PERCENT = 10_000

/**
 * Orders store net amounts and taxes per line, also for shipping. They stored amounts as displayed,
 * and their totals as JSON.
 */
export async function up(db: Schema) {
  await addColumns(db)
  await createDiscounts(db)
  for (let last = ''; ; ) {
    const orders = await db
      .selectFrom('orders')
      .select(['id', 'totals', 'shipping_title'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    if (orders.length === 0) break
    last = orders.at(-1)?.id
    await convertOrders(db, orders)
  }
  for (const column of ['totals', 'shipping_title']) {
    await db.schema.alterTable('orders').dropColumn(column).execute()
  }
  for (const column of ['subtotal', 'total']) {
    await db.schema.alterTable('order_lines').dropColumn(column).execute()
  }
}

async function addColumns(db: Schema) {
  for (const [table, column, type, initial] of [
    ['orders', 'tax_basis', 'text', 'gross'],
    ['orders', 'tax_display', 'text', 'incl'],
    ['orders', 'tax', 'bigint', 0],
    ['order_lines', 'kind', 'text', 'product'],
    ['order_lines', 'net_before', 'bigint', 0],
    ['order_lines', 'tax_before', 'bigint', 0],
    ['order_lines', 'net', 'bigint', 0],
    ['order_lines', 'taxes', 'text', '[]'],
  ] as const) {
    await db.schema
      .alterTable(table)
      .addColumn(column, type, definition => definition.notNull().defaultTo(initial))
      .execute()
  }
}

async function createDiscounts(db: Schema) {
  await db.schema
    .createTable('order_discounts')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('order_id', 'text', column => column.notNull().references('orders.id'))
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('code', 'text', column => column.notNull())
    .addColumn('label', 'text', column => column.notNull())
    .execute()
  await sql`create index order_discounts_order_id on order_discounts (order_id, position)`.execute(
    db,
  )
  await db.schema
    .createTable('order_discount_parts')
    .addColumn('discount_id', 'text', column => column.notNull())
    .addColumn('line_id', 'text', column => column.notNull())
    .addColumn('order_id', 'text', column => column.notNull().references('orders.id'))
    .addColumn('net', 'bigint', column => column.notNull())
    .addColumn('tax', 'bigint', column => column.notNull())
    .addColumn('taxes', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('order_discount_parts_pkey', ['discount_id', 'line_id'])
    .execute()
  await sql`create index order_discount_parts_order_id on order_discount_parts (order_id)`.execute(
    db,
  )
}

interface OldTotals {
  shipping?: { title: string; cost: number; tax: number }
  taxes: { name: string; percent: number; amount: number }[]
  tax: number
  display: 'incl' | 'excl'
}

interface OldLine {
  id: string
  order_id: string
  position: number
  subtotal: number
  total: number
  tax: number
}

async function convertOrders(
  db: Schema,
  orders: { id: string; totals: string; shipping_title: string | null }[],
) {
  const lines: OldLine[] = await db
    .selectFrom('order_lines')
    .select(['id', 'order_id', 'position', 'subtotal', 'total', 'tax'])
    .where(
      'order_id',
      'in',
      orders.map(order => order.id),
    )
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  const linesOf = Map.groupBy(lines, line => line.order_id)
  const shippingLines: object[] = []
  for (const order of orders) {
    const totals = JSON.parse(order.totals) as OldTotals
    const { shipping, display } = totals
    const products = linesOf.get(order.id) ?? []
    const taxed = [...products.map(line => line.tax), ...(shipping ? [shipping.tax] : [])]
    const split = splitTaxes(totals, taxed)
    await db
      .updateTable('orders')
      .set({
        tax: totals.tax,
        tax_display: display,
        tax_basis: display === 'incl' ? 'gross' : 'net',
      })
      .where('id', '=', order.id)
      .execute()
    for (const [index, line] of products.entries()) {
      const net = display === 'incl' ? line.total - line.tax : line.total
      const amounts = { net_before: line.subtotal - (line.total - net), tax_before: line.tax, net }
      await db
        .updateTable('order_lines')
        .set({ ...amounts, taxes: JSON.stringify(split[index] ?? []) })
        .where('id', '=', line.id)
        .execute()
    }
    if (shipping) {
      const net = display === 'incl' ? shipping.cost - shipping.tax : shipping.cost
      shippingLines.push({
        ...SHIPPING_LINE,
        id: `${order.id}-shipping`,
        order_id: order.id,
        position: products.length,
        name: order.shipping_title ?? shipping.title,
        unit_price: shipping.cost,
        net_before: net,
        tax_before: shipping.tax,
        net,
        tax: shipping.tax,
        subtotal: 0,
        total: 0,
        taxes: JSON.stringify(split[products.length] ?? []),
      })
    }
  }
  for (let start = 0; start < shippingLines.length; start += 100) {
    await db
      .insertInto('order_lines')
      .values(shippingLines.slice(start, start + 100))
      .execute()
  }
}

const SHIPPING_LINE = {
  kind: 'shipping',
  product_id: '',
  variant_id: '',
  stock_id: '',
  sku: null,
  options: '[]',
  image: null,
  quantity: 1,
  stock_reserved: 0,
  virtual: 0,
  purchase_note: '',
}

/**
 * Splits the tax of each line by rate, so that lines and rates keep their sums. Orders with several
 * rates did not store which of them a line had, so their lines get a share of each.
 */
function splitTaxes({ taxes }: OldTotals, ofLines: readonly number[]) {
  const left = taxes.map(tax => tax.amount)
  return ofLines.map(tax => {
    let lineLeft = tax
    let sumLeft = left.reduce((sum, amount) => sum + amount, 0)
    return taxes.map(({ name, percent }, index) => {
      const available = left[index] ?? 0
      const part =
        sumLeft === 0 ? 0 : Math.min(available, Math.ceil((lineLeft * available) / sumLeft))
      sumLeft -= available
      lineLeft -= part
      left[index] = available - part
      return [name, Math.round(percent * PPM_PER_PERCENT), false, part, part]
    })
  })
}
