import type { Database } from '#db'
import type { Found, Slice } from './listing-page.ts'
import type { Sort } from './view.ts'

type Key = 'position' | 'name_key' | 'created_at' | 'price' | 'sales' | 'product_id'
type Order = readonly (readonly [Key, 'asc' | 'desc'])[]

/** Each follows an index of `product_listings` in either direction. */
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

/** One page of products that are in all these lists, read along the smallest list's index. */
export async function pageOfLists(db: Database, lists: string[], slice: Slice): Promise<Found> {
  const counts = await db
    .selectFrom('product_lists')
    .selectAll()
    .where('id', 'in', lists)
    .orderBy('products')
    .execute()
  const [smallest, ...others] = counts
  if (!smallest || counts.length < lists.length) return { ids: [], count: 0, more: false, page: 1 }
  const otherIds = others.map(list => list.id)
  const count =
    otherIds.length === 0 ? smallest.products : await countBoth(db, smallest.id, otherIds)
  const page = Math.min(slice.page, Math.max(Math.ceil(count / slice.perPage), 1))
  const from = (page - 1) * slice.perPage
  const size = Math.min(slice.perPage, count - from)
  // Pages in the second half are read from the end.
  const backwards = from > count / 2
  const rows = await walk(db, smallest.id, otherIds, ORDERS[slice.sort], backwards)
    .limit(size)
    .offset(backwards ? count - from - size : from)
    .execute()
  const ids = rows.map(row => row.product_id)
  return { ids: backwards ? ids.reverse() : ids, count, more: false, page }
}

function walk(db: Database, list: string, others: string[], order: Order, backwards: boolean) {
  let query = members(db, list, others).select('listing.product_id')
  for (const [key, direction] of order) {
    const turned = direction === 'asc' ? 'desc' : 'asc'
    query = query.orderBy(`listing.${key}`, backwards ? turned : direction)
  }
  return query
}

function members(db: Database, list: string, others: string[]) {
  let query = db.selectFrom('product_listings as listing').where('listing.list_id', '=', list)
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

async function countBoth(db: Database, list: string, others: string[]): Promise<number> {
  const { count } = await members(db, list, others)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
