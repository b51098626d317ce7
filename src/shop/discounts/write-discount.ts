import { createId, ok, type Refusal, refuse } from '#base'
import { type Database, inTransaction, invalidate } from '#db'
import type { ShopDeps } from '../deps.ts'
import {
  AUTOMATIC_DISCOUNTS,
  type AutomaticDiscounts,
  readAutomatic,
} from './automatic-discounts.ts'
import type { Discount, DiscountEdit } from './discount.ts'
import { hasCategories, isShownOnPages } from './product-discounts.ts'
import { DISCOUNT_COLUMNS, toColumns, toDiscount } from './stored-discount.ts'

export type DiscountContext = Pick<ShopDeps, 'db' | 'clock'> & { automatic: AutomaticDiscounts }

export type DiscountReason =
  | 'discount-amount'
  | 'discount-dates'
  | 'discount-spend'
  | 'discount-tiers'
  | 'discount-bundle'

/** The first contradiction between the fields of a discount. */
export function findContradiction(edit: DiscountEdit): Refusal<DiscountReason> | undefined {
  const { type, percent, amount, startsAt, expiresAt, minimumAmount, maximumAmount } = edit
  if ((type === 'percent' || type === 'buy_x_get_y') && percent === 0) {
    return refuse('discount-amount')
  }
  if ((type === 'fixed_cart' || type === 'fixed_product') && amount === 0) {
    return refuse('discount-amount')
  }
  if (type === 'tiers' && !hasDistinctTiers(edit)) return refuse('discount-tiers')
  if (type === 'bundle' && !hasDistinctItems(edit)) return refuse('discount-bundle')
  if (startsAt !== null && expiresAt !== null && expiresAt <= startsAt) {
    return refuse('discount-dates')
  }
  if (minimumAmount !== null && maximumAmount !== null && maximumAmount < minimumAmount) {
    return refuse('discount-spend')
  }
  return undefined
}

const hasDistinctTiers = ({ tiers }: DiscountEdit) =>
  tiers.length > 0 && new Set(tiers.map(tier => tier.quantity)).size === tiers.length

const hasDistinctItems = ({ bundleItems }: DiscountEdit) =>
  bundleItems.length > 0 &&
  new Set(bundleItems.map(item => item.productId)).size === bundleItems.length

export async function loadDiscount(db: Database, id: string): Promise<Discount | undefined> {
  const row = await db
    .selectFrom('discounts')
    .select(DISCOUNT_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toDiscount(row)
}

export function createDiscount(context: DiscountContext, edit: DiscountEdit) {
  return write(context, async (db, nowMs) => {
    const refusal = findContradiction(edit)
    if (refusal) return refusal
    const columns = toColumns(edit)
    if (await isTaken(db, columns.code_key, '')) return refuse('taken')
    const id = createId(context.clock)
    await db
      .insertInto('discounts')
      .values({ ...columns, id, batch_id: null, created_at: nowMs, updated_at: nowMs })
      .execute()
    return ok({ id, isAutomatic: columns.code_key === null })
  })
}

/** Changes fields. Enabling and disabling includes the codes that were generated from a discount. */
export function changeDiscount(
  context: DiscountContext,
  id: string,
  changes: Partial<DiscountEdit>,
) {
  return write(context, async (db, nowMs) => {
    const before = await loadDiscount(db, id)
    if (!before) return refuse('not-found')
    const { id: _, usageCount, ...edit } = before
    const next = { ...edit, ...changes }
    const refusal = findContradiction(next)
    if (refusal) return refusal
    const columns = toColumns(next)
    if (await isTaken(db, columns.code_key, id)) return refuse('taken')
    await db
      .updateTable('discounts')
      .set({ ...columns, updated_at: nowMs })
      .where('id', '=', id)
      .execute()
    if (next.enabled !== before.enabled) {
      await db
        .updateTable('discounts')
        .set({ enabled: columns.enabled, updated_at: nowMs })
        .where('batch_id', '=', id)
        .execute()
    }
    return ok({ id, isAutomatic: !before.code || columns.code_key === null })
  })
}

/** Deletes a discount and the codes generated from it. Orders keep their amounts and labels. */
export function deleteDiscount(context: DiscountContext, id: string) {
  return write(context, async db => {
    const row = await db
      .selectFrom('discounts')
      .select('code_key')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return refuse('not-found')
    const generated = db.selectFrom('discounts').select('id').where('batch_id', '=', id)
    await db.deleteFrom('discount_uses').where('discount_id', 'in', generated).execute()
    await db.deleteFrom('discount_uses').where('discount_id', '=', id).execute()
    await db.deleteFrom('discounts').where('batch_id', '=', id).execute()
    await db.deleteFrom('discounts').where('id', '=', id).execute()
    return ok({ id, isAutomatic: row.code_key === null })
  })
}

async function isTaken(db: Database, key: string | null, ownId: string): Promise<boolean> {
  if (key === null) return false
  const same = await db
    .selectFrom('discounts')
    .select('id')
    .where('code_key', '=', key)
    .where('id', '!=', ownId)
    .executeTakeFirst()
  return same !== undefined
}

type Written = { ok: true; id: string; isAutomatic: boolean }
type WriteReason = DiscountReason | 'taken' | 'not-found'

/** Runs a write and drops the automatic discounts in memory if it changed one. */
async function write(
  { db, clock, automatic }: DiscountContext,
  work: (db: Database, nowMs: number) => Promise<Written | Refusal<WriteReason>>,
): Promise<Written | Refusal<WriteReason>> {
  const result = await inTransaction({ db }, async tx => {
    const nowMs = clock.now()
    const before = await readAutomatic(tx)
    const written = await work(tx, nowMs)
    if (!written.ok || !written.isAutomatic) return written
    await invalidate(tx, [AUTOMATIC_DISCOUNTS])
    const changed = [...before, ...(await readAutomatic(tx))].filter(one => one.id === written.id)
    await refreshSoon(tx, changed.filter(isShownOnPages), nowMs)
    return written
  })
  if (result.ok && result.isAutomatic) automatic.forget()
  return result
}

/**
 * Marks products whose price a discount changes. The task for sales updates the order of lists by
 * price; cards and pages show the new price at once.
 */
async function refreshSoon(db: Database, discounts: readonly Discount[], nowMs: number) {
  if (discounts.length === 0) return
  const isForAll = discounts.some(one => hasCategories(one) || one.productIds.length === 0)
  let products = db
    .updateTable('products')
    .set({ price_until: nowMs })
    .where('status', '=', 'published')
  if (!isForAll) {
    const ids = discounts.flatMap(one => one.productIds)
    products = products.where('id', 'in', ids)
  }
  await products.execute()
}
