import { type Minor, ok, roundMinor } from '#base'
import { type Database, inTransaction } from '#db'
import { refreshProducts } from '../catalog/refresh.ts'
import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../model/settings.ts'
import { MAX_PRICE } from '../money/limits.ts'
import type { BulkChange, PriceChange } from './bulk-change.ts'
import { readBefore } from './undo-bulk.ts'

type Context = Pick<ShopDeps, 'db' | 'kind' | 'clock'> & { settings: ShopSettings }

/** Changes many products in one transaction. Returns their number and undo data. */
export function changeProducts(context: Context, change: BulkChange) {
  const nowMs = context.clock.now()
  return inTransaction(context, async db => {
    const { status, visibility, featured } = change
    const before = await readBefore(db, change)
    const found = await db
      .updateTable('products')
      .set({
        updated_at: nowMs,
        import_digest: null,
        ...(status ? { status } : {}),
        ...(visibility ? { visibility } : {}),
        ...(featured === undefined ? {} : { featured: featured ? 1 : 0 }),
      })
      .where('id', 'in', change.ids)
      .returning('id')
      .execute()
    const ids = found.map(row => row.id)
    if (ids.length === 0) return ok({ changed: 0, undo: { changedAt: nowMs, products: [] } })
    if (change.price) await changePrices(db, ids, change.price)
    await changeCategories(db, ids, change)
    const lowAt = context.settings.stock.lowAt
    await refreshProducts(db, ids, { nowMs, lowAt, scope: 'all' })
    return ok({ changed: ids.length, undo: { changedAt: nowMs, products: before } })
  })
}

async function changePrices(db: Database, ids: readonly string[], change: PriceChange) {
  const variants = await db
    .selectFrom('variants')
    .select(['id', 'regular_price', 'sale_price'])
    .where('product_id', 'in', ids)
    .orderBy('id')
    .execute()
  for (const { id, ...before } of variants) {
    const after = changePrice(before, change)
    await db
      .updateTable('variants')
      .set({ ...after, import_digest: null })
      .where('id', '=', id)
      .execute()
  }
}

interface Prices {
  regular_price: Minor | null
  sale_price: Minor | null
}

/** Rounded like all money and never negative; sales above the regular price end. */
export function changePrice(before: Prices, change: PriceChange): Partial<Prices> & object {
  const { regular_price: regular, sale_price: sale } = before
  if (change.kind === 'end-sale') return { sale_price: null, ...noDates }
  if (regular === null) return {}
  if (change.kind === 'sale-percent') {
    const reduced = Math.max(0, roundMinor(regular * (1 - change.percent / 100)))
    return reduced < regular ? { sale_price: reduced, ...noDates } : {}
  }
  const next =
    change.kind === 'percent'
      ? roundMinor(regular * (1 + change.percent / 100))
      : regular + change.amount
  const regular_price = Math.min(MAX_PRICE, Math.max(0, next))
  const isOver = sale !== null && sale >= regular_price
  return isOver ? { regular_price, sale_price: null, ...noDates } : { regular_price }
}

const noDates = { sale_from: null, sale_to: null }

async function changeCategories(db: Database, ids: readonly string[], change: BulkChange) {
  const { addCategories = [], removeCategories = [] } = change
  if (removeCategories.length > 0) {
    await db
      .deleteFrom('product_categories')
      .where('product_id', 'in', ids)
      .where('category_id', 'in', removeCategories)
      .execute()
  }
  const known = addCategories.length
    ? await db.selectFrom('categories').select('id').where('id', 'in', addCategories).execute()
    : []
  const rows = ids.flatMap(product_id => known.map(({ id }) => ({ product_id, category_id: id })))
  if (rows.length === 0) return
  await db
    .insertInto('product_categories')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
