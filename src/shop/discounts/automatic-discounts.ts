import type { Database } from '#db'
import type { Discount } from './discount.ts'
import { DISCOUNT_COLUMNS, toDiscount } from './stored-discount.ts'

/** Cache tag of the automatic discounts. */
export const AUTOMATIC_DISCOUNTS = 'automatic-discounts'

/**
 * Enabled automatic discounts, in memory until one changes. Pages and carts of shops without
 * automatic discounts therefore need no query.
 */
export function createAutomaticDiscounts(db: Database) {
  let discounts: Promise<Discount[]> | undefined

  return {
    get(): Promise<Discount[]> {
      discounts ??= readAutomatic(db).catch(error => {
        discounts = undefined
        throw error
      })
      return discounts
    },
    forget() {
      discounts = undefined
    },
  }
}

export type AutomaticDiscounts = ReturnType<typeof createAutomaticDiscounts>

/** Enabled automatic discounts as of this transaction. */
export async function readAutomatic(db: Database): Promise<Discount[]> {
  const rows = await db
    .selectFrom('discounts')
    .select(DISCOUNT_COLUMNS)
    .where('code_key', 'is', null)
    .where('enabled', '=', 1)
    .orderBy('id')
    .execute()
  return rows.map(toDiscount)
}
