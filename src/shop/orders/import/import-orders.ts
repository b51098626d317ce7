import { SECOND } from '#base'
import type { Database } from '#db'
import type { ShopDeps } from '../../deps.ts'
import type { KeptChange } from '../../import-jobs/job-view.ts'
import type { StoredChange } from '../../import-jobs/journal.ts'
import type { TableContext, Verdict } from '../../import-jobs/table-definition.ts'
import { createTableImporter } from '../../import-jobs/table-importer.ts'
import { ORDER_COLUMNS } from './order-columns.ts'
import { type ImportedOrder, parseOrder } from './parse-order.ts'
import { dropWebhooks, writeImportedOrder } from './write-imported.ts'

/** Tables with rows of an order, those that refer to others first. */
const TABLES = [
  ...['order_discount_parts', 'order_discounts', 'refund_lines', 'refunds', 'payments'],
  ...['fulfilment_lines', 'fulfilments', 'order_events', 'order_lines'],
] as ('order_lines' | 'order_events')[]

async function checkOrders(
  { db }: TableContext,
  items: readonly ImportedOrder[],
): Promise<Verdict[]> {
  if (items.length === 0) return []
  const rows = await db
    .selectFrom('orders')
    .select('imported_number')
    .where(
      'imported_number',
      'in',
      items.map(item => item.number),
    )
    .execute()
  const known = new Set([
    ...rows.map(row => row.imported_number),
    ...(await findOwnNumbers(db, items)),
  ])
  return items.map(item => ({ kind: known.has(item.number) ? 'unchanged' : 'created' }))
}

/**
 * Numbers in an export of this shop whose orders still exist. Number and time identify an order, because
 * its amounts may have been edited since the export.
 */
async function findOwnNumbers(db: Database, items: readonly ImportedOrder[]): Promise<string[]> {
  const numbers = items.flatMap(item => (/^\d{1,9}$/.test(item.number) ? Number(item.number) : []))
  if (numbers.length === 0) return []
  const rows = await db
    .selectFrom('orders')
    .select(['number', 'created_at'])
    .where('number', 'in', numbers)
    .execute()
  const keyOf = (number: number, at: number) => `${number} ${Math.floor(at / SECOND)}`
  const own = new Set(rows.map(row => keyOf(row.number, row.created_at)))
  const isOwn = ({ number, at }: ImportedOrder) => own.has(keyOf(Number(number), at))
  return items.filter(isOwn).map(item => item.number)
}

async function findProducts(db: Database, orders: readonly ImportedOrder[]) {
  const skus = new Set(orders.flatMap(order => order.settled.lines.flatMap(line => line.sku ?? [])))
  if (skus.size === 0) return new Map<string, { productId: string; variantId: string }>()
  const rows = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select([
      'variants.id',
      'variants.sku',
      'products.sku as product_sku',
      'products.id as product',
    ])
    .where(eb =>
      eb.or([
        eb('variants.sku', 'in', [...skus]),
        eb.and([eb('products.sku', 'in', [...skus]), eb('products.type', '=', 'simple')]),
      ]),
    )
    .execute()
  return new Map(
    rows.map(row => [
      row.sku ?? row.product_sku ?? '',
      { productId: row.product, variantId: row.id },
    ]),
  )
}

/** Deletes imported orders that are unchanged. */
async function undoOrders(
  { db }: TableContext,
  changes: readonly StoredChange[],
): Promise<KeptChange[]> {
  const kept: KeptChange[] = []
  for (const { item, label, mark } of changes) {
    const order = await db
      .selectFrom('orders')
      .select(['version', 'updated_at', 'invoices'])
      .where('id', '=', item)
      .executeTakeFirst()
    if (!order) continue
    if (order.invoices > 0 || markOf(order) !== mark) {
      kept.push({ label, reason: 'edited' })
      continue
    }
    for (const table of TABLES) await db.deleteFrom(table).where('order_id', '=', item).execute()
    await db.deleteFrom('orders').where('id', '=', item).execute()
    await dropWebhooks(db, item)
  }
  return kept
}

const markOf = (order: { version: number; updated_at: number }) =>
  `${order.version} ${order.updated_at}`

/** Orders of WooCommerce, Shopify and this program, as history (decision 99). */
export function createOrderImporter(
  deps: ShopDeps,
  { countOrders }: { countOrders(): Promise<unknown> },
) {
  return createTableImporter<ImportedOrder>(deps, {
    kind: 'orders',
    columns: ORDER_COLUMNS,
    isComplete: has => has('number') && has('date') && has('total'),
    needs: 'This is not a table of orders: it needs the columns “Number”, “Date” and “Total”.',
    amounts: ['total', 'tax', 'shipping', 'item price', 'item total', 'discount'],
    groupBy: 'number',
    dates: ['date', 'cancelled at'],
    parse: parseOrder,
    keyOf: order => order.number,
    labelOf: order => order.number,
    check: checkOrders,
    async write(context, items, journal) {
      const { db, nowMs } = context
      const orders = items.map(({ item }) => item)
      const products = await findProducts(db, orders)
      for (const order of orders) {
        const id = await writeImportedOrder({ ...context, kind: deps.kind }, order, products)
        await journal?.add(db, [{ item: id, kind: 'created', label: order.number }])
        await journal?.mark(db, new Map([[id, markOf({ version: 0, updated_at: nowMs })]]))
      }
    },
    undo: undoOrders,
    afterwards: async () => {
      await countOrders()
    },
  })
}
