import { sql } from 'kysely'
import type { Database, ListAnchors } from '#db'
import type { Found, Slice } from './listing-page.ts'
import type { Sort } from './view.ts'

type Key = 'position' | 'name_key' | 'created_at' | 'price' | 'sales' | 'rating' | 'product_id'
type Order = readonly (readonly [Key, 'asc' | 'desc'])[]

/** Each follows an index of `product_listings` in either direction; all keys have one direction. */
const ORDERS: Record<Sort, Order> = {
  default: [
    ['position', 'asc'],
    ['name_key', 'asc'],
    ['product_id', 'asc'],
  ],
  popularity: [
    ['sales', 'desc'],
    ['product_id', 'desc'],
  ],
  rating: [
    ['rating', 'desc'],
    ['product_id', 'desc'],
  ],
  newest: [
    ['created_at', 'desc'],
    ['product_id', 'desc'],
  ],
  'price-asc': [
    ['price', 'asc'],
    ['product_id', 'asc'],
  ],
  'price-desc': [
    ['price', 'desc'],
    ['product_id', 'desc'],
  ],
  name: [
    ['name_key', 'asc'],
    ['product_id', 'asc'],
  ],
}

/** Sort keys of a product in a list. */
type Row = Partial<Record<Key, string | number>> & { product_id: string }
export type ProductAnchors = ListAnchors<Row>

interface Asked extends Slice {
  lists: string[]
}

/** One page of products that are in all these lists, read along the smallest list's index. */
export async function pageOfLists(
  db: Database,
  anchors: ProductAnchors,
  { lists, ...slice }: Asked,
): Promise<Found> {
  const counts = await db
    .selectFrom('product_lists')
    .selectAll()
    .where('id', 'in', lists)
    .orderBy('products')
    .orderBy('id')
    .execute()
  const [smallest, ...others] = counts
  if (!smallest || counts.length < lists.length) return { ids: [], count: 0, more: false, page: 1 }
  const list = { id: smallest.id, others: others.map(other => other.id) }
  const key = counts.map(({ id, version }) => `${id} ${version}`).join(' ')
  const count =
    others.length === 0 ? smallest.products : await anchors.count(key, () => countMembers(db, list))
  const page = Math.min(slice.page, Math.max(Math.ceil(count / slice.perPage), 1))
  const from = (page - 1) * slice.perPage
  const limit = Math.min(slice.perPage, count - from)
  // Pages in the second half are read from the end.
  const backwards = from > count / 2
  const offset = backwards ? count - from - limit : from
  const order = backwards ? turned(ORDERS[slice.sort]) : ORDERS[slice.sort]
  const rows = await anchors.read(
    `${key} ${order.join(' ')}`,
    { offset, limit },
    (after, offset, limit) => walk(db, list, order, after).limit(limit).offset(offset).execute(),
  )
  const ids = rows.map(row => row.product_id)
  return { ids: backwards ? ids.reverse() : ids, count, more: false, page }
}

const turned = (order: Order): Order =>
  order.map(([key, direction]) => [key, direction === 'asc' ? 'desc' : 'asc'])

interface Lists {
  /** The smallest list. */
  id: string
  others: string[]
}

/** Products in list order, after one of them if given. */
function walk(db: Database, lists: Lists, order: Order, after: Row | undefined) {
  const columns = order.map(([key]) => `listing.${key}` as const)
  let query = members(db, lists).select(columns)
  for (const [key, direction] of order) query = query.orderBy(`listing.${key}`, direction)
  if (!after) return query
  const isAfter = sql.raw(order[0]?.[1] === 'asc' ? '>' : '<')
  const place = sql.join(order.map(([key]) => after[key]))
  return query.where(
    sql<boolean>`(${sql.join(columns.map(column => sql.ref(column)))}) ${isAfter} (${place})`,
  )
}

function members(db: Database, { id, others }: Lists) {
  let query = db.selectFrom('product_listings as listing').where('listing.list_id', '=', id)
  for (const other of others) {
    query = query.where(eb =>
      eb.exists(
        eb
          .selectFrom('product_listings as also')
          .select('also.list_id')
          .whereRef('also.product_id', '=', 'listing.product_id')
          .where('also.list_id', '=', other),
      ),
    )
  }
  return query
}

async function countMembers(db: Database, lists: Lists): Promise<number> {
  const { count } = await members(db, lists)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
