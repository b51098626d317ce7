import { sql } from 'kysely'
import {
  contains,
  type Database,
  type DatabaseKind,
  type ListOf,
  type ListOptions,
  pageFromNearestEnd,
} from '#db'
import { matchingIds } from '../catalog/match.ts'
import { readIds } from '../catalog/stored.ts'
import type { ProductType, Visibility } from '../catalog/view.ts'
import type { ShopSettings } from '../model/settings.ts'
import type { StockState } from '../stock/availability.ts'
import { type Category, countInCategories, findCategory, isInCategory } from './in-category.ts'
import { lacks } from './lacks.ts'
import type { Missing, ProductListItem, ProductStatus } from './list-item.ts'

/** Maximum number of search matches. */
const MAX_MATCHES = 1000

const COLUMNS = {
  name: sql`lower(products.name)`,
  sku: sql.ref('products.sku'),
  price: sql.ref('products.min_price'),
  createdAt: sql.ref('products.created_at'),
  updatedAt: sql.ref('products.updated_at'),
} as const
export type ProductSort = keyof typeof COLUMNS

export interface StaffProductQuery extends ListOptions {
  sort: ProductSort
  /** Everything except trash if missing. */
  status?: ProductStatus | undefined
  type?: ProductType | undefined
  /** Category id, including subcategories. */
  category?: string | undefined
  stock?: StockState | undefined
  onSale?: boolean | undefined
  featured?: boolean | undefined
  missing?: Missing | undefined
  slug?: string | undefined
}

/** Products for staff, including drafts and hidden ones. */
export async function listProductsForStaff(
  context: { db: Database; kind: DatabaseKind; settings: ShopSettings },
  query: StaffProductQuery,
): Promise<ListOf<ProductListItem>> {
  const category = query.category ? await findCategory(context.db, query.category) : undefined
  const total = await countProducts(context, query, category)
  const { size, order, offset, arrange } = pageFromNearestEnd(query, total)
  if (size === 0) return { items: [], total }
  const found = await filterProducts(context, query, category, { forceIndexOrder: true })
    .select('products.id')
    .orderBy(COLUMNS[query.sort], order)
    .orderBy('products.id', order)
    .limit(size)
    .offset(offset)
    .execute()
  const ids = arrange(found).map(row => row.id)
  return { items: await loadItems(context, ids), total }
}

async function countProducts(
  context: { db: Database; kind: DatabaseKind },
  query: StaffProductQuery,
  category: Category | undefined,
): Promise<number> {
  const { ids, q, type, stock, onSale, featured, missing, slug, status = 'published' } = query
  const filters = [ids, q?.trim() || undefined, type, stock, onSale, featured, missing, slug]
  const isFiltered = status !== 'published' || filters.some(filter => filter !== undefined)
  if (category?.isLarge && !isFiltered) {
    const others = query.status ? (['draft', 'trash'] as const) : (['trash'] as const)
    return countInCategories(context, category.ids, others)
  }
  const { total } = await filterProducts(context, query, category)
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

function filterProducts(
  { db, kind }: { db: Database; kind: DatabaseKind },
  query: StaffProductQuery,
  category: Category | undefined,
  /** Forces the list's covering index, because SQLite would prefer sorting the result of another index. */
  { forceIndexOrder = false } = {},
) {
  const isForced =
    forceIndexOrder && kind === 'sqlite' && !query.ids && !query.slug && !query.q?.trim()
  const column = (name: 'status' | 'type' | 'stock_state' | 'on_sale' | 'featured') =>
    isForced ? sql<string | number>`+products.${sql.raw(name)}` : sql.ref(`products.${name}`)
  let select = db.selectFrom('products')
  if (query.ids) select = select.where('products.id', 'in', query.ids.split(','))
  else if (query.status) select = select.where(column('status'), '=', query.status)
  else select = select.where(column('status'), '!=', 'trash')
  if (query.slug) select = select.where('products.slug', '=', query.slug)
  if (query.type) select = select.where(column('type'), '=', query.type)
  if (query.stock) select = select.where(column('stock_state'), '=', query.stock)
  if (query.onSale !== undefined)
    select = select.where(column('on_sale'), '=', query.onSale ? 1 : 0)
  if (query.featured !== undefined)
    select = select.where(column('featured'), '=', query.featured ? 1 : 0)
  if (query.missing) select = select.where(lacks(query.missing))
  if (category) select = select.where(isInCategory(kind, category))
  if (query.q?.trim()) select = select.where('products.id', 'in', findIds(kind, query.q.trim()))
  return select
}

/** Searches the visitors' index, name and SKU of products outside of it, and variant SKUs. */
function findIds(kind: DatabaseKind, text: string) {
  const none = sql`(select id as product_id from products where false)`
  const matches = matchingIds(kind, text, MAX_MATCHES) ?? none
  return sql<string>`(
    select found.id from (
      select product_id as id from ${matches} as matching limit ${MAX_MATCHES}) as found
    union
    select unlisted.id from (
      select id from products
      where (status <> 'published' or visibility in ('hidden', 'catalog'))
        and ${contains(text, 'name', 'sku')}
      limit ${MAX_MATCHES}) as unlisted
    union
    select product_id from variants where sku = ${text}
    union
    select product_id from variants where gtin = ${text})`
}

async function loadItems(
  { db, settings }: { db: Database; settings: ShopSettings },
  ids: readonly string[],
): Promise<ProductListItem[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name', 'slug', 'type', 'status', 'visibility', 'featured', 'sku', 'images'])
    .select(['min_price', 'max_price', 'on_sale', 'stock_state', 'updated_at'])
    .select(eb =>
      eb
        .selectFrom('stock_items')
        .select(sub => sub.fn.sum<number | string | null>('quantity').as('quantity'))
        .whereRef('product_id', '=', 'products.id')
        .where('managed', '=', 1)
        .where('id', 'in', sub =>
          sub
            .selectFrom('variants')
            .select('stock_id')
            .whereRef('variants.product_id', '=', 'products.id'),
        )
        .as('quantity'),
    )
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => {
    const row = byId.get(id)
    if (!row) return []
    return {
      id,
      name: row.name,
      slug: row.slug,
      path: settings.paths.product + row.slug,
      type: row.type as ProductType,
      status: row.status as ProductStatus,
      visibility: row.visibility as Visibility,
      featured: row.featured === 1,
      sku: row.sku,
      image: readIds(row.images)[0] ?? null,
      minPrice: row.min_price,
      maxPrice: row.max_price,
      onSale: row.on_sale === 1,
      stock: row.stock_state as StockState,
      quantity: row.quantity === null ? null : Number(row.quantity),
      updatedAt: row.updated_at,
    }
  })
}
