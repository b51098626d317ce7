import { normalizeForSearch } from '#base'
import type { Database, Tables } from '#db'
import type { Discount } from '../discounts/discount.ts'
import { activeAt, isShownOnPages, reduceItem } from '../discounts/product-discounts.ts'
import { changedOrders, listTags } from './list-tags.ts'
import { ratingKey } from './rating.ts'
import { catalogTags } from './reader.ts'
import type { ListedProduct } from './refresh-facets.ts'
import type { RefreshedProduct } from './refreshed-product.ts'
import { categoryAncestors } from './terms.ts'

type Listing = Tables['product_listings']

interface ListingContext extends PriceContext {
  /** Receives cache tags of the lists that change. */
  tags: Set<string>
}

interface PriceContext {
  nowMs: number
  automatic: readonly Discount[]
}

export const ALL_PRODUCTS = 'all'
export const FEATURED_PRODUCTS = 'featured'

const CHUNK = 500

/**
 * Updates the lists that contain products, and the lists' counts. Returns the lists and prices of
 * listed products.
 */
export async function refreshListings(
  db: Database,
  products: readonly RefreshedProduct[],
  context: ListingContext,
): Promise<Map<string, ListedProduct>> {
  const ids = products.map(product => product.id)
  if (ids.length === 0) return new Map()
  const wanted = await wantedListings(db, products, context)
  const present = await db
    .selectFrom('product_listings')
    .selectAll()
    .where('product_id', 'in', ids)
    .execute()
  const known = new Map(present.map(row => [keyOf(row), row]))
  const added = wanted.filter(row => !known.has(keyOf(row)))
  const wantedKeys = new Set(wanted.map(keyOf))
  const removed = present.filter(row => !wantedKeys.has(keyOf(row)))

  const changed = wanted.filter(row => {
    const before = known.get(keyOf(row))
    const orders = before ? changedOrders(before, row) : []
    for (const order of orders) context.tags.add(listTags.order(row.list_id, order))
    return orders.length > 0
  })
  for (const { list_id } of [...added, ...removed]) context.tags.add(listTags.members(list_id))

  for (const row of changed) await update(db, row)
  for (let i = 0; i < added.length; i += CHUNK) {
    await db
      .insertInto('product_listings')
      .values(added.slice(i, i + CHUNK))
      .execute()
  }
  for (const { product_id, list_id } of removed) {
    await db
      .deleteFrom('product_listings')
      .where('product_id', '=', product_id)
      .where('list_id', '=', list_id)
      .execute()
  }
  if (await count(db, { added, removed, changed })) context.tags.add(catalogTags.terms)
  return new Map(
    [...Map.groupBy(wanted, row => row.product_id)].map(([id, rows]) => [
      id,
      { lists: rows.map(row => row.list_id), price: rows[0]?.price },
    ]),
  )
}

const keyOf = (row: { product_id: string; list_id: string }) => `${row.product_id} ${row.list_id}`

async function update(db: Database, { list_id, product_id, ...values }: Listing) {
  await db
    .updateTable('product_listings')
    .set(values)
    .where('product_id', '=', product_id)
    .where('list_id', '=', list_id)
    .execute()
}

async function wantedListings(
  db: Database,
  products: readonly RefreshedProduct[],
  context: PriceContext,
) {
  const shown = products.filter(
    product =>
      product.status === 'published' &&
      (product.visibility === 'visible' || product.visibility === 'catalog'),
  )
  const lists = await listsOf(
    db,
    shown.map(product => product.id),
  )
  return shown.flatMap(product => {
    const own = lists.get(product.id) ?? []
    const ids = new Set([ALL_PRODUCTS, ...own])
    if (product.brand_id) ids.add(product.brand_id)
    if (product.featured) ids.add(FEATURED_PRODUCTS)
    const place = {
      product_id: product.id,
      position: product.position,
      name_key: normalizeForSearch(product.name),
      created_at: product.created_at,
      price: sortPrice(product, new Set(own), context),
      sales: product.sales,
      rating: ratingKey(product.rating_sum, product.rating_count),
    }
    return [...ids].map((list_id): Listing => ({ list_id, ...place }))
  })
}

/** The lowest price as entered, after automatic discounts. */
function sortPrice(
  { id, type, min_price: price, on_sale, gift_card }: RefreshedProduct,
  categories: ReadonlySet<string>,
  { automatic, nowMs }: PriceContext,
): number {
  if (price === null) return 0
  const active = activeAt(automatic.filter(isShownOnPages), nowMs)
  if (active.length === 0) return price
  const item = { productId: id, type, onSale: on_sale === 1, gift_card, categories, amount: price }
  return reduceItem(active, item, { sequential: false, nowMs }).amount
}

/** Categories with ancestors, and tags, per product. */
async function listsOf(db: Database, ids: string[]): Promise<Map<string, string[]>> {
  const lists = new Map<string, string[]>(ids.map(id => [id, []]))
  if (ids.length === 0) return lists
  const categories = await db
    .selectFrom('product_categories')
    .selectAll()
    .where('product_id', 'in', ids)
    .execute()
  const tags = await db
    .selectFrom('product_tags')
    .selectAll()
    .where('product_id', 'in', ids)
    .execute()
  const ancestors = categories.length > 0 ? await categoryAncestors(db) : () => []
  for (const row of categories) lists.get(row.product_id)?.push(...ancestors(row.category_id))
  for (const row of tags) lists.get(row.product_id)?.push(row.tag_id)
  return lists
}

/**
 * Updates the counts and versions of lists, in a fixed order to prevent deadlocks. Returns whether a
 * list got its first product or lost its last one.
 */
async function count(
  db: Database,
  { added, removed, changed }: Record<'added' | 'removed' | 'changed', readonly Listing[]>,
): Promise<boolean> {
  let isTurning = false
  const changes = new Map(changed.map(({ list_id }) => [list_id, 0]))
  for (const { list_id } of added) changes.set(list_id, (changes.get(list_id) ?? 0) + 1)
  for (const { list_id } of removed) changes.set(list_id, (changes.get(list_id) ?? 0) - 1)
  for (const [id, change] of [...changes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const row = await db
      .insertInto('product_lists')
      .values({ id, products: change, version: 1 })
      .onConflict(conflict =>
        conflict.column('id').doUpdateSet(eb => ({
          products: eb('product_lists.products', '+', change),
          version: eb('product_lists.version', '+', 1),
        })),
      )
      .returning('products')
      .executeTakeFirstOrThrow()
    if (change !== 0 && (row.products === 0 || row.products === change)) isTurning = true
  }
  return isTurning
}

/** Updates popularity or rating of a product in its lists, and returns their ids. */
export async function updateSortKey(
  db: Database,
  id: string,
  key: { sales: number } | { rating: number },
): Promise<string[]> {
  await db.updateTable('product_facets').set(key).where('product_id', '=', id).execute()
  const rows = await db
    .updateTable('product_listings')
    .set(key)
    .where('product_id', '=', id)
    .returning('list_id')
    .execute()
  return rows.map(row => row.list_id)
}

/** Marks the order of lists as changed, in a fixed order to prevent deadlocks. */
export async function noteChangedOrder(db: Database, lists: ReadonlySet<string>) {
  for (const id of [...lists].sort()) {
    await db
      .updateTable('product_lists')
      .set(eb => ({ version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
  }
}
