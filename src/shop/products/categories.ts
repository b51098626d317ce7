import { createId, ok, plainText, refuse, toSlug, upwardsFrom } from '#base'
import { type Database, inTransaction, invalidate } from '#db'
import { catalogTags } from '../catalog/reader.ts'
import { freeSlug } from '../catalog/terms.ts'
import { facetTags } from '../facets/facet-tags.ts'
import {
  categoriesBelow,
  productsIn,
  refreshIn,
  refreshMany,
  type TermContext,
} from './term-products.ts'

export interface CategoryEdit {
  name: string
  slug: string
  parentId: string | null
  description: string
  image: string | null
  position: number
}
/** Creates a category, or updates the one with this id. */
export function saveCategory(context: TermContext, edit: CategoryEdit, id?: string) {
  return inTransaction(context, async db => {
    const own = id ?? createId(context.clock)
    if (edit.parentId !== null) {
      const above = await pathOf(db, edit.parentId)
      if (above.length === 0) return refuse('not-found')
      if (above.includes(own)) return refuse('circle')
    }
    const row = {
      parent_id: edit.parentId,
      name: plainText(edit.name),
      slug: await freeSlug(db, 'categories', toSlug(edit.slug || edit.name) || own, own),
      description: plainText(edit.description),
      image: edit.image,
      position: edit.position,
    }
    if (id === undefined)
      await db
        .insertInto('categories')
        .values({ id: own, ...row })
        .execute()
    else {
      const before = await db
        .selectFrom('categories')
        .select(['parent_id', 'name'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!before) return refuse('not-found')
      await db.updateTable('categories').set(row).where('id', '=', id).execute()
      if (before.parent_id !== row.parent_id) {
        await refreshIn(db, context, 'product_categories', await categoriesBelow(db, id))
      }
      // The name is part of the products' search words.
      if (before.name !== row.name) {
        const products = await productsIn(db, 'product_categories', [id])
        await invalidate(db, products.map(catalogTags.product))
      }
    }
    // Name and URL are shown on product pages and category filters.
    await invalidate(db, [catalogTags.lists, catalogTags.category(own), facetTags.terms])
    return ok({ id: own })
  })
}

/** Deletes a category. Children move up; products are kept. */
export function deleteCategory(context: TermContext, id: string) {
  return inTransaction(context, async db => {
    const row = await db
      .selectFrom('categories')
      .select('parent_id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return refuse('not-found')
    const products = await productsIn(db, 'product_categories', await categoriesBelow(db, id))
    await db
      .updateTable('categories')
      .set({ parent_id: row.parent_id })
      .where('parent_id', '=', id)
      .execute()
    await db.deleteFrom('categories').where('id', '=', id).execute()
    await refreshMany(db, context, products)
    await db.deleteFrom('product_lists').where('id', '=', id).execute()
    await invalidate(db, [catalogTags.lists, catalogTags.category(id), facetTags.terms])
    return ok()
  })
}

/** Ids of the category and its ancestors; empty if it does not exist. */
async function pathOf(db: Database, id: string): Promise<string[]> {
  return upwardsFrom(await db.selectFrom('categories').select(['id', 'parent_id']).execute(), id)
}
