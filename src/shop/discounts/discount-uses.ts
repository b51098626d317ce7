import { type Database, prepareQuery } from '#db'
import type { Discount } from './discount.ts'
import { countUses } from './load-offer.ts'

interface Use {
  orderId: string
  email: string
  customerId?: string | undefined
  nowMs: number
}

/**
 * Counts the use of discounts by an order, in the order of their ids to avoid deadlocks. Returns the
 * first discount whose limit was reached in the meantime; the caller then rolls back.
 */
export async function takeUses(
  db: Database,
  discounts: readonly Discount[],
  use: Use,
): Promise<{ discount: Discount; reason: 'usageLimit' | 'perCustomer' } | undefined> {
  return changeUses(db, { added: discounts, removed: [] }, use)
}

/** Counts additional discounts of an order and stops counting others, in the order of their ids. */
export async function changeUses(
  db: Database,
  { added, removed }: { added: readonly Discount[]; removed: readonly string[] },
  { orderId, email, customerId, nowMs }: Use,
): Promise<{ discount: Discount; reason: 'usageLimit' | 'perCustomer' } | undefined> {
  const changes = [
    ...added.map(discount => ({ id: discount.id, discount })),
    ...removed.map(id => ({ id, discount: undefined })),
  ].sort((a, b) => (a.id < b.id ? -1 : 1))
  for (const { id, discount } of changes) {
    if (!discount) {
      await dropUse(db, id, orderId)
      continue
    }
    const { usageLimitPerUser: limit } = discount
    // `takeUse` locks the discount for other orders, so it is last where possible.
    if (limit === null) await insertUse.execute(db, { id: discount.id, orderId, nowMs })
    const taken = await takeUse.first(db, { id: discount.id })
    if (!taken) return { discount, reason: 'usageLimit' }
    if (limit !== null) {
      const uses = await countUses(db, { email, customerId }, [discount.id])
      if ((uses.get(discount.id) ?? 0) >= limit) return { discount, reason: 'perCustomer' }
      await insertUse.execute(db, { id: discount.id, orderId, nowMs })
    }
  }
  return undefined
}

async function dropUse(db: Database, id: string, orderId: string) {
  const dropped = await db
    .deleteFrom('discount_uses')
    .where('discount_id', '=', id)
    .where('order_id', '=', orderId)
    .returning('counted')
    .executeTakeFirst()
  if (dropped?.counted !== 1) return
  await db
    .updateTable('discounts')
    .set(eb => ({ usage_count: eb('usage_count', '-', 1) }))
    .where('id', '=', id)
    .execute()
}

const takeUse = prepareQuery<{ id: string }>()((db, value) =>
  db
    .updateTable('discounts')
    .set(eb => ({ usage_count: eb('usage_count', '+', 1) }))
    .where('id', '=', value('id'))
    .where(eb =>
      eb.or([eb('usage_limit', 'is', null), eb('usage_count', '<', eb.ref('usage_limit'))]),
    )
    .returning('id'),
)

const insertUse = prepareQuery<{ id: string; orderId: string; nowMs: number }>()((db, value) =>
  db.insertInto('discount_uses').values({
    discount_id: value('id'),
    order_id: value('orderId'),
    counted: 1,
    created_at: value('nowMs'),
  }),
)

/** Stops counting the discounts of a cancelled or failed order. Idempotent. */
export const releaseUses = (db: Database, orderId: string) => setCounted(db, orderId, false)

/**
 * Counts the discounts of an order again that is no longer failed. Limits are not checked: the
 * amounts of the order stay as agreed.
 */
export const retakeUses = (db: Database, orderId: string) => setCounted(db, orderId, true)

async function setCounted(db: Database, orderId: string, isCounted: boolean) {
  const changed = await db
    .updateTable('discount_uses')
    .set({ counted: isCounted ? 1 : 0 })
    .where('order_id', '=', orderId)
    .where('counted', '=', isCounted ? 0 : 1)
    .returning('discount_id')
    .execute()
  const ids = changed.map(row => row.discount_id).sort()
  for (const id of ids) {
    await db
      .updateTable('discounts')
      .set(eb => ({ usage_count: eb('usage_count', '+', isCounted ? 1 : -1) }))
      .where('id', '=', id)
      .execute()
  }
}
