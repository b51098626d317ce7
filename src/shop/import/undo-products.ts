import type { Database } from '#db'
import { refreshProducts } from '../catalog/refresh.ts'
import type { ShopDeps } from '../deps.ts'
import type { KeptChange } from '../import-jobs/job-view.ts'
import type { StoredChange } from '../import-jobs/journal.ts'
import { SYSTEM_AUTHOR } from '../model/authors.ts'
import type { ShopSettings } from '../model/settings.ts'
import { recordSetQuantities } from '../stock/movements.ts'
import { markOf, type ProductMark, type ProductSnapshot, readSnapshots } from './snapshots.ts'
import { isTermChange, undoTerms } from './term-changes.ts'

type Context = Pick<ShopDeps, 'clock'> & { settings: ShopSettings }

/**
 * Moves products that an import created to the trash, gives changed ones their earlier values, and
 * deletes new categories, tags and brands that nothing uses. Those that were edited since are kept.
 */
export async function undoProducts(
  db: Database,
  { clock, settings }: Context,
  allChanges: readonly StoredChange[],
): Promise<KeptChange[]> {
  const nowMs = clock.now()
  const kept: KeptChange[] = []
  const changes = allChanges.filter(change => !isTermChange(change))
  const created = changes.filter(change => change.kind === 'created').map(change => change.item)
  const updated = changes.filter(change => change.kind === 'updated')
  const current = await readSnapshots(
    db,
    updated.map(change => change.item),
  )
  if (created.length > 0) {
    await db
      .updateTable('products')
      // Without the digest, another import of the file restores them.
      .set({ status: 'trash', import_digest: null, updated_at: nowMs })
      .where('id', 'in', created)
      .execute()
  }
  const restored: string[] = []
  for (const { item, label, before, mark } of updated) {
    const now = current.get(item)
    const after = mark === null ? undefined : (JSON.parse(mark) as ProductMark)
    if (!now) kept.push({ label, reason: 'deleted' })
    else if (!after || markOf(now).hash !== after.hash) kept.push({ label, reason: 'edited' })
    else {
      await restore(db, before as ProductSnapshot, now, after, nowMs)
      restored.push(item)
    }
  }
  const ids = [...created, ...restored]
  await recordSetQuantities(db, ids, { reason: 'import', author: SYSTEM_AUTHOR, nowMs })
  const { lowAt } = settings.stock
  await refreshProducts(db, ids, { nowMs, lowAt, scope: 'all' })
  return [...kept, ...(await undoTerms(db, allChanges.filter(isTermChange)))]
}

async function restore(
  db: Database,
  before: ProductSnapshot,
  now: ProductSnapshot,
  after: ProductMark,
  nowMs: number,
) {
  const { id } = before.product
  await db
    .updateTable('products')
    .set({ ...before.product, updated_at: nowMs })
    .where('id', '=', id)
    .execute()
  const earlier = new Set(before.variants.map(variant => variant.id))
  const added = now.variants.map(variant => variant.id).filter(one => !earlier.has(one))
  if (added.length > 0) await db.deleteFrom('variants').where('id', 'in', added).execute()
  for (const { id: variantId, ...row } of before.variants) {
    await db
      .insertInto('variants')
      .values({ id: variantId, ...row })
      .onConflict(conflict => conflict.column('id').doUpdateSet(row))
      .execute()
  }
  await restoreStock(db, before, now, { after, nowMs })
  await restoreTerms(db, before)
}

async function restoreStock(
  db: Database,
  before: ProductSnapshot,
  now: ProductSnapshot,
  { after, nowMs }: { after: ProductMark; nowMs: number },
) {
  const { id: product_id } = before.product
  const sold = (id: string) => {
    const current = now.stock.find(item => item.id === id)
    return current ? (after.quantities[id] ?? current.quantity) - current.quantity : 0
  }
  for (const { id, ...item } of before.stock) {
    // Sales since the import are kept.
    const row = { ...item, quantity: item.managed ? item.quantity - sold(id) : item.quantity }
    await db
      .insertInto('stock_items')
      .values({ id, product_id, ...row })
      .onConflict(conflict => conflict.column('id').doUpdateSet(row))
      .execute()
  }
  const earlier = before.stock.map(item => item.id)
  const added = now.stock.map(item => item.id).filter(id => !earlier.includes(id))
  if (added.length === 0) return
  await db.updateTable('stock_items').set({ quantity: 0 }).where('id', 'in', added).execute()
  await recordSetQuantities(db, [product_id], {
    ...{ reason: 'import', author: SYSTEM_AUTHOR, nowMs },
  })
  await db.deleteFrom('stock_items').where('id', 'in', added).execute()
}

/** Terms that were deleted since are left out. */
async function restoreTerms(db: Database, { product, categories, tags }: ProductSnapshot) {
  const { id: product_id } = product
  await db.deleteFrom('product_categories').where('product_id', '=', product_id).execute()
  await db.deleteFrom('product_tags').where('product_id', '=', product_id).execute()
  if (categories.length > 0) {
    const known = await db
      .selectFrom('categories')
      .select('id')
      .where('id', 'in', categories)
      .execute()
    const rows = known.map(({ id }) => ({ product_id, category_id: id }))
    if (rows.length > 0) await db.insertInto('product_categories').values(rows).execute()
  }
  if (tags.length > 0) {
    const known = await db.selectFrom('tags').select('id').where('id', 'in', tags).execute()
    const rows = known.map(({ id }) => ({ product_id, tag_id: id }))
    if (rows.length > 0) await db.insertInto('product_tags').values(rows).execute()
  }
}
