import { type Result, refuse } from '#base'
import { type Database, invalidate } from '#db'
import { refreshProducts } from '../catalog/refresh.ts'
import { catalogTags } from '../catalog/tags.ts'
import { available, type Shelf } from './availability.ts'

export interface Taking {
  stockId: string
  productId: string
  quantity: number
  shelf: Shelf
}

interface Context {
  nowMs: number
  lowAt: number
}

/**
 * Takes goods off their shelves, never below what is there, in a fixed order so that two buyers cannot wait for
 * each other. `left` says what the first shelf that had too few still has.
 */
export async function takeStock(
  db: Database,
  takings: readonly Taking[],
  context: Context,
): Promise<Result<object, 'not-enough-stock', { stockId: string; left: number }>> {
  const low = new Set<string>()
  for (const { stockId, productId, quantity, shelf } of sumByShelf(takings)) {
    if (!shelf.managed) {
      if (available(shelf) === 0) return refuse('not-enough-stock', { stockId, left: 0 })
      continue
    }
    const after = await db
      .updateTable('stock_items')
      .set(eb => ({ quantity: eb('quantity', '-', quantity) }))
      .where('id', '=', stockId)
      .where(eb => eb.or([eb('quantity', '>=', quantity), eb('backorders', '!=', 'no')]))
      .returning('quantity')
      .executeTakeFirst()
    if (!after) return refuse('not-enough-stock', { stockId, left: await leftOf(db, stockId) })
    if (after.quantity <= (shelf.low_at ?? context.lowAt)) low.add(productId)
  }
  await showStock(db, [...low], context)
  return { ok: true }
}

/** Puts goods back on their shelves, where stock is counted. */
export async function returnStock(
  db: Database,
  takings: readonly Omit<Taking, 'shelf'>[],
  context: Context,
) {
  for (const { stockId, quantity } of sumByShelf(takings)) {
    await db
      .updateTable('stock_items')
      .set(eb => ({ quantity: eb('quantity', '+', quantity) }))
      .where('id', '=', stockId)
      .where('managed', '=', 1)
      .execute()
  }
  await showStock(db, [...new Set(takings.map(taking => taking.productId))], context)
}

function sumByShelf<T extends Omit<Taking, 'shelf'>>(takings: readonly T[]): T[] {
  const sums = new Map<string, T>()
  for (const taking of takings) {
    const before = sums.get(taking.stockId)?.quantity ?? 0
    sums.set(taking.stockId, { ...taking, quantity: before + taking.quantity })
  }
  return [...sums.values()].sort((a, b) => (a.stockId < b.stockId ? -1 : 1))
}

async function leftOf(db: Database, stockId: string): Promise<number> {
  const shelf = await db
    .selectFrom('stock_items')
    .select('quantity')
    .where('id', '=', stockId)
    .executeTakeFirst()
  return Math.max(shelf?.quantity ?? 0, 0)
}

/** Pages say what is left once it is little. Rows are taken in order, so that each sees the one before. */
async function showStock(db: Database, productIds: string[], context: Context) {
  if (productIds.length === 0) return
  const ids = productIds.sort()
  for (const id of ids) {
    await db
      .updateTable('products')
      .set({ updated_at: context.nowMs })
      .where('id', '=', id)
      .execute()
  }
  await refreshProducts(db, ids, { ...context, scope: 'summary' })
  await invalidate(db, ids.map(catalogTags.product))
}
