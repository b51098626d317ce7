import { sql } from 'kysely'
import { inTreeOrder, normalizeForSearch } from '#base'
import { contains, type Database, type ListOf, type ListOptions, readList } from '#db'
import type { CategoryEdit } from './categories.ts'

/** A category in tree order. */
export interface CategoryItem extends CategoryEdit {
  id: string
  /** 0 at the top level. */
  depth: number
  /** Names from the top: `Clothing > Hoodies`. */
  path: string
  /** Number of visible products including subcategories. */
  products: number
}

type BySlug = { slug?: string | undefined }

/** The whole category tree, parents first. */
export async function listCategoriesForStaff(
  db: Database,
  query: Pick<ListOptions, 'page' | 'perPage' | 'q' | 'ids'> & BySlug,
): Promise<ListOf<CategoryItem>> {
  const rows = await db
    .selectFrom('categories')
    .leftJoin('product_lists', 'product_lists.id', 'categories.id')
    .selectAll('categories')
    .select('product_lists.products')
    .orderBy('categories.position')
    .orderBy('categories.name')
    .execute()
  const items = inTreeOrder(rows).map(({ row, above }): CategoryItem => {
    const { id, name, slug, description, image, position, parent_id: parentId } = row
    const sizeGuide = row.size_guide
    const path = [...above, row].map(one => one.name).join(' > ')
    const products = row.products ?? 0
    const depth = above.length
    const shown = { id, name, slug, parentId, description, image, position, sizeGuide }
    return { ...shown, depth, path, products }
  })
  const ids = query.ids?.split(',')
  const words = normalizeForSearch(query.q ?? '')
  const found = items.filter(
    item =>
      (!ids || ids.includes(item.id)) &&
      (!query.slug || item.slug === query.slug) &&
      (!words || normalizeForSearch(item.path).includes(words)),
  )
  const from = (query.page - 1) * query.perPage
  return { items: found.slice(from, from + query.perPage), total: found.length }
}

export interface TagItem {
  id: string
  name: string
  slug: string
  products: number
}

export async function listTagsForStaff(
  db: Database,
  query: ListOptions & BySlug,
): Promise<ListOf<TagItem>> {
  let select = db
    .selectFrom('tags')
    .leftJoin('product_lists', 'product_lists.id', 'tags.id')
    .select(['tags.id', 'tags.name', 'tags.slug'])
    .select(sql<number>`coalesce(product_lists.products, 0)`.as('products'))
    .orderBy(
      query.sort === 'products' ? sql`coalesce(product_lists.products, 0)` : sql`lower(tags.name)`,
      query.order,
    )
    .orderBy('tags.id')
  if (query.ids) select = select.where('tags.id', 'in', query.ids.split(','))
  if (query.slug) select = select.where('tags.slug', '=', query.slug)
  if (query.q) select = select.where(contains(query.q, 'tags.name'))
  return readList(select, query)
}
