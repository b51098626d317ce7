import type { Picture } from '../model/media.ts'
import { termPath } from './addresses.ts'
import { ALL_PRODUCTS } from './listings.ts'
import type { CatalogReader } from './reader.ts'

export interface CategoryView {
  id: string
  parentId: string | undefined
  slug: string
  name: string
  path: string
  /** Number of products including subcategories. */
  products: number
}

/** Category tree by name with product counts. */
export async function listCategories({ db, settings }: CatalogReader): Promise<CategoryView[]> {
  const rows = await db
    .selectFrom('categories')
    .leftJoin('product_lists', 'product_lists.id', 'categories.id')
    .select([
      'categories.id',
      'categories.parent_id',
      'categories.slug',
      'categories.name',
      'product_lists.products',
    ])
    .orderBy('categories.position')
    .orderBy('categories.name')
    .execute()
  return rows.map(row => ({
    id: row.id,
    parentId: row.parent_id ?? undefined,
    slug: row.slug,
    name: row.name,
    path: termPath(settings, 'category', row.slug),
    products: row.products ?? 0,
  }))
}

/** Tags with visible products, by name. */
export async function listTags({
  db,
  settings,
}: CatalogReader): Promise<{ id: string; name: string; path: string }[]> {
  const rows = await db
    .selectFrom('tags')
    .innerJoin('product_lists', 'product_lists.id', 'tags.id')
    .select(['tags.id', 'slug', 'name'])
    .where('products', '>', 0)
    .orderBy('name')
    .execute()
  return rows.map(({ id, slug, name }) => ({ id, name, path: termPath(settings, 'tag', slug) }))
}

export type TermKind = 'category' | 'tag' | 'brand'
export const TERM_TABLES = { category: 'categories', tag: 'tags', brand: 'brands' } as const

/** Finds a term by slug, even if empty. */
export async function findTerm(
  { db }: Pick<CatalogReader, 'db'>,
  by: TermKind,
  slug: string,
): Promise<{ id: string; name: string } | undefined> {
  return db
    .selectFrom(TERM_TABLES[by])
    .select(['id', 'name'])
    .where('slug', '=', slug.replaceAll('\0', ''))
    .executeTakeFirst()
}

/** Number of products visible in lists. */
export async function countProducts({ db }: CatalogReader): Promise<number> {
  const row = await db
    .selectFrom('product_lists')
    .select('products')
    .where('id', '=', ALL_PRODUCTS)
    .executeTakeFirst()
  return row?.products ?? 0
}

export interface BrandView {
  name: string
  description: string
  logo: Picture | undefined
}

/** A brand as its page shows it. */
export async function findBrand(
  { db, pictures, tag }: Pick<CatalogReader, 'db' | 'pictures' | 'tag'>,
  slug: string,
): Promise<BrandView | undefined> {
  const row = await db
    .selectFrom('brands')
    .select(['name', 'description', 'image'])
    .where('slug', '=', slug.replaceAll('\0', ''))
    .executeTakeFirst()
  if (!row) return undefined
  const { name, description, image } = row
  if (!image) return { name, description, logo: undefined }
  tag?.(pictures.cacheTag(image))
  return { name, description, logo: (await pictures.resolve([image])).get(image) }
}
