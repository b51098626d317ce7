import { sql } from 'kysely'
import { createId, ok, plainText, refuse, toSlug } from '#base'
import { contains, type Database, inTransaction, invalidate, type ListOptions, readList } from '#db'
import { catalogTags } from '../catalog/reader.ts'
import { freeSlug } from '../catalog/terms.ts'
import { facetTags } from '../facets/facet-tags.ts'
import { refreshMany, type TermContext } from './term-products.ts'

export interface BrandEdit {
  name: string
  slug: string
  description: string
  /** Media id of the logo. */
  image: string | null
}

export interface BrandItem extends BrandEdit {
  id: string
  products: number
}

export function listBrands(db: Database, query: ListOptions) {
  let select = db
    .selectFrom('brands')
    .leftJoin('product_lists', 'product_lists.id', 'brands.id')
    .select(['brands.id', 'brands.name', 'brands.slug', 'brands.description', 'brands.image'])
    .select(sql<number>`coalesce(product_lists.products, 0)`.as('products'))
    .orderBy(
      query.sort === 'products'
        ? sql`coalesce(product_lists.products, 0)`
        : sql`lower(brands.name)`,
      query.order,
    )
    .orderBy('brands.id')
  if (query.ids) select = select.where('brands.id', 'in', query.ids.split(','))
  if (query.q) select = select.where(contains(query.q, 'brands.name'))
  return readList(select, query)
}

/** Creates a brand, or updates the one with this id. */
export function saveBrand(context: TermContext, edit: BrandEdit, id?: string) {
  return inTransaction(context, async db => {
    const own = id ?? createId(context.clock)
    const name = plainText(edit.name).trim()
    const same = await db
      .selectFrom('brands')
      .select('id')
      .where('name', '=', name)
      .where('id', '!=', own)
      .executeTakeFirst()
    if (same) return refuse('taken')
    const row = {
      name,
      slug: await freeSlug(db, 'brands', toSlug(edit.slug || name) || own, own),
      description: plainText(edit.description),
      image: edit.image,
    }
    if (id === undefined) {
      await db
        .insertInto('brands')
        .values({ id: own, ...row })
        .execute()
    } else {
      const known = await db.updateTable('brands').set(row).where('id', '=', id).executeTakeFirst()
      if (known.numUpdatedRows === 0n) return refuse('not-found')
    }
    const products = id === undefined ? [] : await productsOf(db, id)
    // Product pages show name and link of their brand.
    await invalidate(db, [catalogTags.lists, facetTags.terms, ...products.map(catalogTags.product)])
    return ok({ id: own })
  })
}

/** Deletes a brand; products are kept. */
export function deleteBrand(context: TermContext, id: string) {
  return inTransaction(context, async db => {
    const products = await productsOf(db, id)
    const gone = await db.deleteFrom('brands').where('id', '=', id).executeTakeFirst()
    if (gone.numDeletedRows === 0n) return refuse('not-found')
    await db.updateTable('products').set({ brand_id: null }).where('brand_id', '=', id).execute()
    await refreshMany(db, context, products)
    await db.deleteFrom('product_lists').where('id', '=', id).execute()
    await invalidate(db, [catalogTags.lists, facetTags.terms])
    return ok()
  })
}

async function productsOf(db: Database, id: string): Promise<string[]> {
  const rows = await db.selectFrom('products').select('id').where('brand_id', '=', id).execute()
  return rows.map(row => row.id)
}
