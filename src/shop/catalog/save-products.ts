import { inTransaction } from '#db'
import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../settings.ts'
import type { ProductInput } from './input.ts'
import { refreshProducts } from './refresh.ts'
import { createSaveContext } from './save-context.ts'
import { saveProduct } from './save-product.ts'

type Context = Pick<ShopDeps, 'db' | 'kind' | 'clock' | 'cleanHtml'> & { settings: ShopSettings }

/**
 * Saves products in one transaction, each found again by its SKU if it has one, and shows them. Answers their ids
 * in the order given.
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
    const lowAt = context.settings.stock.lowAt
    await refreshProducts(db, ids, { nowMs, lowAt, scope: 'all' })
    return { ok: true as const, ids }
  })
  return answer.ids
}

/** Takes a product out of the shop; orders keep what they say of it. False when there is none. */
export async function deleteProduct(context: Context, id: string): Promise<boolean> {
  const nowMs = context.clock.now()
  const answer = await inTransaction(context, async db => {
    const hidden = await db
      .updateTable('products')
      .set({ status: 'draft' })
      .where('id', '=', id)
      .executeTakeFirst()
    // Out of lists and search first, so that their counts follow.
    const lowAt = context.settings.stock.lowAt
    await refreshProducts(db, [id], { nowMs, lowAt, scope: 'all' })
    await db.deleteFrom('variants').where('product_id', '=', id).execute()
    await db.deleteFrom('products').where('id', '=', id).execute()
    return { ok: true as const, deleted: hidden.numUpdatedRows > 0n }
  })
  return answer.deleted
}
