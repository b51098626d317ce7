import { ok } from '#base'
import { type Database, inTransaction } from '#db'
import type { BulkChange } from './bulk-change.ts'
import { refreshMany, type TermContext } from './term-products.ts'

/** State of a product before a bulk change, limited to the changed parts. */
export interface ProductBefore {
  id: string
  status?: string
  visibility?: string
  featured?: number
  categories?: string[]
  variants?: VariantBefore[]
}
export interface VariantBefore {
  id: string
  regular_price: number | null
  sale_price: number | null
  sale_from: number | null
  sale_to: number | null
}

export interface BulkUndo {
  /** Time of the change; products changed later are not undone. */
  changedAt: number
  products: ProductBefore[]
}

/** Reads the previous state within the transaction of the change. */
export async function readBefore(db: Database, change: BulkChange): Promise<ProductBefore[]> {
  const { ids } = change
  const products = await db
    .selectFrom('products')
    .select(['id', 'status', 'visibility', 'featured'])
    .where('id', 'in', ids)
    .execute()
  const touchesCategories = change.addCategories || change.removeCategories
  const categories = touchesCategories
    ? await db.selectFrom('product_categories').selectAll().where('product_id', 'in', ids).execute()
    : []
  const variants = change.price
    ? await db
        .selectFrom('variants')
        .select(['id', 'product_id', 'regular_price', 'sale_price', 'sale_from', 'sale_to'])
        .where('product_id', 'in', ids)
        .execute()
    : []
  const categoriesOf = Map.groupBy(categories, row => row.product_id)
  const variantsOf = Map.groupBy(variants, row => row.product_id)
  return products.map(({ id, status, visibility, featured }) => ({
    id,
    ...(change.status ? { status } : {}),
    ...(change.visibility ? { visibility } : {}),
    ...(change.featured === undefined ? {} : { featured }),
    ...(touchesCategories
      ? { categories: (categoriesOf.get(id) ?? []).map(row => row.category_id) }
      : {}),
    ...(change.price
      ? { variants: (variantsOf.get(id) ?? []).map(({ product_id: _, ...prices }) => prices) }
      : {}),
  }))
}

/**
 * Undoes a bulk change. Returns how many products were restored, and how many were skipped because
 * they changed since.
 */
export function undoChange(context: TermContext, { changedAt, products }: BulkUndo) {
  return inTransaction(context, async db => {
    const undone: string[] = []
    for (const { id, categories, variants, ...marks } of products) {
      const taken = await db
        .updateTable('products')
        .set({ ...marks, updated_at: context.clock.now(), import_digest: null })
        .where('id', '=', id)
        .where('updated_at', '=', changedAt)
        .executeTakeFirst()
      if (Number(taken.numUpdatedRows) === 0) continue
      if (categories) await setCategories(db, id, categories)
      for (const { id: variantId, ...prices } of variants ?? []) {
        await db
          .updateTable('variants')
          .set({ ...prices, import_digest: null })
          .where('id', '=', variantId)
          .where('product_id', '=', id)
          .execute()
      }
      undone.push(id)
    }
    await refreshMany(db, context, undone)
    return ok({ undone: undone.length, kept: products.length - undone.length })
  })
}

async function setCategories(db: Database, productId: string, wanted: readonly string[]) {
  await db.deleteFrom('product_categories').where('product_id', '=', productId).execute()
  if (wanted.length === 0) return
  // A category may have been deleted since.
  const known = await db.selectFrom('categories').select('id').where('id', 'in', wanted).execute()
  const rows = known.map(({ id }) => ({ product_id: productId, category_id: id }))
  if (rows.length > 0) await db.insertInto('product_categories').values(rows).execute()
}
