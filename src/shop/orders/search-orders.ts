import { sql } from 'kysely'
import { normalizeForSearch } from '#base'
import { type Database, type DatabaseKind, prepareQuery } from '#db'
import type { Address, BillingAddress } from '../address/addresses.ts'
import { foldedWords } from '../catalog/match.ts'
import { readFieldValues } from '../model/custom-fields.ts'

const BATCH = 500
/** Maximum number of newest matches. */
const MAX_MATCHES = 1000

/** Words per order, so that a large order does not slow down its placing. */
const MAX_WORDS = 300

/** Searched fields of an order. References of payments are looked up in `payments`. */
export interface SearchedOrder {
  number: number
  billing: BillingAddress
  shipping: Address
  note: string
  vatId: string
  /** Names and SKUs of items, coupon codes, tracking numbers, notes and own checkout fields. */
  others: readonly (string | null | undefined)[]
}

/** Writes the search words of an order. */
export async function writeOrderWords(db: Database, orderId: string, order: SearchedOrder) {
  await upsertWords.execute(db, { orderId, body: wordsOf(order) })
}

function wordsOf({ number, billing, shipping, note, vatId, others }: SearchedOrder): string {
  const parts = [number, ...Object.values(billing), ...Object.values(shipping), note, vatId]
  const words = normalizeForSearch([...parts, ...others].join(' ')).split(' ')
  return [...new Set(words)].slice(0, MAX_WORDS).join(' ')
}

/** Writes the search words of orders as they are stored. */
export async function refreshOrderWords(db: Database, orderIds: readonly string[]) {
  if (orderIds.length === 0) return
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'billing', 'shipping', 'note', 'vat_id'])
    .select(['custom_fields', 'gift_message'])
    .where('id', 'in', orderIds)
    .execute()
  const others = await loadOthers(db, orderIds)
  const rows = orders.map(({ id, number, billing, shipping, note, vat_id, ...order }) => {
    const entered = readFieldValues(order.custom_fields).map(field => field.value)
    const body = wordsOf({
      number,
      billing: JSON.parse(billing) as BillingAddress,
      shipping: JSON.parse(shipping) as Address,
      ...{
        note,
        vatId: vat_id,
        others: [...(others.get(id) ?? []), ...entered, order.gift_message],
      },
    })
    return { order_id: id, body }
  })
  if (rows.length === 0) return
  await db
    .insertInto('order_search')
    .values(rows)
    .onConflict(conflict =>
      conflict.column('order_id').doUpdateSet(({ ref }) => ({ body: ref('excluded.body') })),
    )
    .execute()
}

async function loadOthers(db: Database, ids: readonly string[]) {
  const lines = await db
    .selectFrom('order_lines')
    .select(['order_id', 'name', 'sku'])
    .where('order_id', 'in', ids)
    .execute()
  const discounts = await db
    .selectFrom('order_discounts')
    .select(['order_id', 'code'])
    .where('order_id', 'in', ids)
    .execute()
  const notes = await db
    .selectFrom('order_events')
    .select(['order_id', 'message'])
    .where('order_id', 'in', ids)
    .where('kind', 'in', ['note', 'customer-note'])
    .execute()
  const parcels = await db
    .selectFrom('fulfilments')
    .select(['order_id', 'tracking_number'])
    .where('order_id', 'in', ids)
    .execute()
  const words = new Map<string, (string | null)[]>(ids.map(id => [id, []]))
  for (const { order_id, name, sku } of lines) words.get(order_id)?.push(name, sku)
  for (const { order_id, code } of discounts) words.get(order_id)?.push(code)
  for (const { order_id, message } of notes) words.get(order_id)?.push(message)
  for (const { order_id, tracking_number } of parcels) words.get(order_id)?.push(tracking_number)
  return words
}

const upsertWords = prepareQuery<{ orderId: string; body: string }>()((db, value) =>
  db
    .insertInto('order_search')
    .values({ order_id: value('orderId'), body: value('body') })
    .onConflict(conflict => conflict.column('order_id').doUpdateSet({ body: value('body') })),
)

/**
 * Rebuilds the search words of all orders within the caller's transaction.
 * @param onBatch Called with the number of orders so far.
 */
export async function reindexOrders(db: Database, onBatch: (orders: number) => void = () => {}) {
  await db.deleteFrom('order_search').execute()
  let count = 0
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('orders')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    const end = rows.at(-1)
    if (!end) return
    await refreshOrderWords(
      db,
      rows.map(row => row.id),
    )
    last = end.id
    count += rows.length
    onBatch(count)
  }
}

/**
 * Ids of orders in which every word of the text is a prefix, or with a payment of this reference;
 * limited to the newest.
 */
export async function findOrderIds(
  { db, kind }: { db: Database; kind: DatabaseKind },
  text: string,
): Promise<string[]> {
  const words = foldedWords(text)
  if (words.length === 0) return []
  const query =
    kind === 'postgres'
      ? sql<{ id: string }>`select order_id as id from order_search
          where document @@ to_tsquery('simple', ${words.map(word => `${word}:*`).join(' & ')})
          order by order_id desc limit ${MAX_MATCHES}`
      : sql<{ id: string }>`select order_id as id from order_search where id in (
          select rowid from order_words
          where order_words match ${words.map(word => `"${word}"*`).join(' ')}
          order by rowid desc limit ${MAX_MATCHES})`
  const { rows } = await query.execute(db)
  const paid = await ordersOfReference.execute(db, { reference: text.trim() })
  return [...new Set([...rows, ...paid].map(row => row.id))]
}

const ordersOfReference = prepareQuery<{ reference: string }>()((db, value) =>
  db
    .selectFrom('payments')
    .select('order_id as id')
    .where('reference', '=', value('reference'))
    .where('reference', 'is not', null)
    .limit(20),
)
