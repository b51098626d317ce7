import type { Database } from '#db'
import { type BundlePart, MAX_BUNDLE_PARTS, MAX_BUNDLE_QUANTITY } from '../model/bundle.ts'
import type { BundleReference } from './parse-row.ts'

/** Sets the parts of bundles, once all products and variations exist. Unknown parts are left out. */
export async function linkBundles(
  db: Database,
  written: readonly { id: string; bundle: readonly BundleReference[] }[],
) {
  for (const { id, bundle } of written) {
    const parts: BundlePart[] = []
    for (const { quantity, reference, choice } of bundle.slice(0, MAX_BUNDLE_PARTS)) {
      const part = await findPart(db, reference)
      if (!part || part.product === id || quantity < 1 || quantity > MAX_BUNDLE_QUANTITY) continue
      const own = { variantId: part.id, quantity, label: part.name }
      parts.push(choice ? { ...own, choice } : own)
    }
    await db
      .updateTable('products')
      .set({ bundle: JSON.stringify(parts) })
      .where('id', '=', id)
      .where('type', '=', 'simple')
      .execute()
  }
}

/** The variant with a SKU or id, or the variant of the simple product with it. */
async function findPart(db: Database, reference: string) {
  const [, id] = /^id:(.+)$/.exec(reference) ?? []
  const select = () =>
    db
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select(['variants.id', 'products.id as product', 'products.name'])
  const conditions = id
    ? (['variants.external_id', 'variants.id', 'products.external_id', 'products.id'] as const)
    : (['variants.sku', 'products.sku'] as const)
  for (const column of conditions) {
    const found = await select()
      .where(column, '=', id ?? reference)
      .orderBy('variants.position')
      .executeTakeFirst()
    if (found) return found
  }
  return undefined
}
