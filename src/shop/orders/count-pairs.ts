import { DAY } from '#base'
import { type Database, inTransaction, invalidate } from '#db'
import { catalogTags } from '../catalog/reader.ts'
import type { ShopDeps } from '../deps.ts'

const SINCE_DAYS = 365
/** Orders read at once. */
const BATCH = 1000
const COUNTED: ReadonlySet<string> = new Set(['processing', 'completed'])
/** Products of an order; those of larger ones hardly belong together. */
const MAX_PRODUCTS = 20
/** Pairs in memory, about 100 MB. Later pairs are not counted. */
const MAX_PAIRS = 500_000
/** A pair is shown if at least so many orders have both. */
const MIN_ORDERS = 2
/** Stored per product, with some that may be sold out. */
const MAX_OTHERS = 8
/** Changed products per transaction. */
const WRITTEN = 200

type Context = Pick<ShopDeps, 'db' | 'kind' | 'clock'>

interface Pair {
  other: string
  orders: number
}

/** Stores which products the orders of the last year contain together. */
export async function countPairs(context: Context, signal: AbortSignal): Promise<void> {
  const counted = await readPairs(context, signal)
  if (signal.aborted) return
  const stored = await loadStored(context.db)
  const changed = [...new Set([...counted.keys(), ...stored.keys()])]
    .filter(id => toKey(counted.get(id)) !== toKey(stored.get(id)))
    .sort()
  for (let from = 0; from < changed.length && !signal.aborted; from += WRITTEN) {
    await write(context, changed.slice(from, from + WRITTEN), counted)
  }
}

const toKey = (pairs: readonly Pair[] = []) =>
  pairs.map(({ other, orders }) => `${other} ${orders}`).join()

async function readPairs({ db, clock }: Context, signal: AbortSignal) {
  const counts = new Map<string, Map<string, number>>()
  let pairs = 0
  const since = clock.now() - SINCE_DAYS * DAY
  for (let after = ''; !signal.aborted; ) {
    const orders = await db
      .selectFrom('orders')
      .select(['id', 'status', 'created_at'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    // Conditions in the query would let the database sort all orders for each batch.
    const ids = orders
      .filter(({ status, created_at }) => COUNTED.has(status) && created_at > since)
      .map(order => order.id)
    for (const products of await productsOf(db, ids)) {
      for (const one of products) {
        const others = counts.get(one) ?? new Map<string, number>()
        counts.set(one, others)
        for (const other of products) {
          if (other === one || (!others.has(other) && pairs >= MAX_PAIRS)) continue
          if (!others.has(other)) pairs += 1
          others.set(other, (others.get(other) ?? 0) + 1)
        }
      }
    }
    if (orders.length < BATCH) break
    after = orders.at(-1)?.id ?? ''
  }
  return new Map([...counts].map(([id, others]) => [id, mostOf(others)]))
}

/** Products of each order with several. */
async function productsOf(db: Database, orderIds: readonly string[]): Promise<string[][]> {
  if (orderIds.length === 0) return []
  const lines = await db
    .selectFrom('order_lines')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .select(['order_id', 'product_id'])
    .where('order_id', 'in', orderIds)
    .execute()
  const byOrder = new Map<string, Set<string>>()
  for (const { order_id, product_id } of lines) {
    const products = byOrder.get(order_id) ?? new Set()
    byOrder.set(order_id, products.add(product_id))
  }
  return [...byOrder.values()]
    .filter(({ size }) => size > 1 && size <= MAX_PRODUCTS)
    .map(products => [...products])
}

const mostOf = (others: ReadonlyMap<string, number>): Pair[] =>
  [...others]
    .filter(([, orders]) => orders >= MIN_ORDERS)
    .map(([other, orders]) => ({ other, orders }))
    .sort((one, two) => two.orders - one.orders || (one.other < two.other ? -1 : 1))
    .slice(0, MAX_OTHERS)

async function loadStored(db: Database): Promise<Map<string, Pair[]>> {
  const rows = await db
    .selectFrom('product_pairs')
    .selectAll()
    .orderBy('product_id')
    .orderBy('orders', 'desc')
    .orderBy('other_id')
    .execute()
  const stored = new Map<string, Pair[]>()
  for (const { product_id, other_id, orders } of rows) {
    const pairs = stored.get(product_id) ?? []
    stored.set(product_id, [...pairs, { other: other_id, orders }])
  }
  return stored
}

async function write(
  context: Context,
  productIds: readonly string[],
  counted: ReadonlyMap<string, readonly Pair[]>,
) {
  await inTransaction(context, async db => {
    await db.deleteFrom('product_pairs').where('product_id', 'in', productIds).execute()
    const rows = productIds.flatMap(product_id =>
      (counted.get(product_id) ?? []).map(({ other, orders }) => ({
        product_id,
        other_id: other,
        orders,
      })),
    )
    // Products may have been deleted meanwhile.
    const ids = [...new Set(rows.flatMap(row => [row.product_id, row.other_id]))]
    const existing =
      ids.length > 0
        ? await db.selectFrom('products').select('id').where('id', 'in', ids).execute()
        : []
    const known = new Set(existing.map(row => row.id))
    const kept = rows.filter(row => known.has(row.product_id) && known.has(row.other_id))
    if (kept.length > 0) await db.insertInto('product_pairs').values(kept).execute()
    await invalidate(db, productIds.map(catalogTags.product))
    return { ok: true as const }
  })
}
