import { inTransaction } from '#db'
import type { ShopDeps } from '../deps.ts'
import { SYSTEM_AUTHOR } from '../model/authors.ts'
import type { ShopSettings } from '../model/settings.ts'
import { recordSetQuantities } from '../stock/movements.ts'
import type { ProductInput } from './input.ts'
import { refreshProducts } from './refresh.ts'
import { createSaveContext } from './save-context.ts'
import { saveProduct } from './save-product.ts'

type Context = Pick<ShopDeps, 'db' | 'kind' | 'clock' | 'cleanHtml'> & { settings: ShopSettings }

/**
 * Saves products in one transaction, matched by SKU if they have one, and refreshes lists. Returns
 * their ids in order.
 */
export async function saveProducts(context: Context, inputs: ProductInput[]): Promise<string[]> {
  const nowMs = context.clock.now()
  const answer = await inTransaction(context, async db => {
    const save = createSaveContext(db, context)
    const ids: string[] = []
    for (const input of inputs) {
      const existing = input.sku
        ? await db
            .selectFrom('products')
            .select(['id', 'slug', 'created_at'])
            .where('sku', '=', input.sku)
            .executeTakeFirst()
        : undefined
      ids.push(await saveProduct(save, input, existing))
    }
    await recordSetQuantities(db, ids, { reason: 'edit', author: SYSTEM_AUTHOR, nowMs })
    const lowAt = context.settings.stock.lowAt
    await refreshProducts(db, ids, { nowMs, lowAt, scope: 'all' })
    return { ok: true as const, ids }
  })
  return answer.ids
}

/** Deletes a product; orders keep their data. False if it does not exist. */
export async function deleteProduct(context: Context, id: string): Promise<boolean> {
  const nowMs = context.clock.now()
  const answer = await inTransaction(context, async db => {
    const hidden = await db
      .updateTable('products')
      .set({ status: 'draft' })
      .where('id', '=', id)
      .executeTakeFirst()
    // Remove it from lists and search first, so that counts are updated.
    const lowAt = context.settings.stock.lowAt
    await refreshProducts(db, [id], { nowMs, lowAt, scope: 'all' })
    await db.updateTable('stock_items').set({ quantity: 0 }).where('product_id', '=', id).execute()
    await recordSetQuantities(db, [id], { reason: 'edit', author: SYSTEM_AUTHOR, nowMs })
    await db.deleteFrom('variants').where('product_id', '=', id).execute()
    await db.deleteFrom('products').where('id', '=', id).execute()
    return { ok: true as const, deleted: hidden.numUpdatedRows > 0n }
  })
  return answer.deleted
}
