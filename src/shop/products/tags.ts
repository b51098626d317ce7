import { createId, ok, plainText, refuse, toSlug } from '#base'
import { inTransaction, invalidate } from '#db'
import { catalogTags } from '../catalog/reader.ts'
import { freeSlug } from '../catalog/terms.ts'
import { productsIn, refreshIn, refreshMany, type TermContext } from './term-products.ts'

export interface TagEdit {
  name: string
  slug: string
}

/** Creates a tag, or updates the one with this id. */
export function saveTag(context: TermContext, edit: TagEdit, id?: string) {
  return inTransaction(context, async db => {
    const own = id ?? createId(context.clock)
    const name = plainText(edit.name)
    const same = await db
      .selectFrom('tags')
      .select('id')
      .where('name', '=', name)
      .where('id', '!=', own)
      .executeTakeFirst()
    if (same) return refuse('taken')
    const slug = await freeSlug(db, 'tags', toSlug(edit.slug || name) || own, own)
    if (id === undefined) {
      await db.insertInto('tags').values({ id: own, name, slug }).execute()
      await invalidate(db, [catalogTags.lists])
      return ok({ id: own })
    }
    const known = await db
      .updateTable('tags')
      .set({ name, slug })
      .where('id', '=', id)
      .executeTakeFirst()
    if (known.numUpdatedRows === 0n) return refuse('not-found')
    await refreshIn(db, context, 'product_tags', [id])
    await invalidate(db, [catalogTags.lists])
    return ok({ id })
  })
}

export function deleteTag(context: TermContext, id: string) {
  return inTransaction(context, async db => {
    const products = await productsIn(db, 'product_tags', [id])
    const gone = await db.deleteFrom('tags').where('id', '=', id).executeTakeFirst()
    if (gone.numDeletedRows === 0n) return refuse('not-found')
    await refreshMany(db, context, products)
    await db.deleteFrom('product_lists').where('id', '=', id).execute()
    await invalidate(db, [catalogTags.lists])
    return ok()
  })
}
