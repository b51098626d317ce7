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
  /** Id of a page or block for its products; null for that of the parent. */
  sizeGuide?: string | null
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
      size_guide: edit.sizeGuide ?? null,
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
    const inheriting = await inheritSizeGuides(db)
    // Name and URL are shown on product pages and category filters.
    const shown = [...new Set([own, ...inheriting])].map(catalogTags.category)
    await invalidate(db, [catalogTags.lists, ...shown, facetTags.terms])
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
    const shown = [id, ...(await inheritSizeGuides(db))].map(catalogTags.category)
    await invalidate(db, [catalogTags.lists, ...shown, facetTags.terms])
    return ok()
  })
}

/** Ids of the category and its ancestors; empty if it does not exist. */
async function pathOf(db: Database, id: string): Promise<string[]> {
  return upwardsFrom(await db.selectFrom('categories').select(['id', 'parent_id']).execute(), id)
}

/** Writes the size guide that each category shows. Returns the ids of changed ones. */
async function inheritSizeGuides(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'parent_id', 'size_guide', 'shown_size_guide'])
    .execute()
  const byId = new Map(rows.map(row => [row.id, row]))
  const changed = rows.flatMap(row => {
    let at: typeof row | undefined = row
    while (at && !at.size_guide) at = byId.get(at.parent_id ?? '')
    const shown = at?.size_guide ?? null
    return shown === row.shown_size_guide ? [] : [{ id: row.id, shown }]
  })
  for (const { id, shown } of changed) {
    await db
      .updateTable('categories')
      .set({ shown_size_guide: shown })
      .where('id', '=', id)
      .execute()
  }
  return changed.map(({ id }) => id)
}
