import type { ListOptions } from '#db'
import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../model/settings.ts'
import { AUTOMATIC_DISCOUNTS, type AutomaticDiscounts } from './automatic-discounts.ts'
import type { DiscountEdit } from './discount.ts'
import { exportDiscounts } from './export-discounts.ts'
import { exportCodes, type GeneratedCodes, generateCodes } from './generate-codes.ts'
import { type DiscountQuery, listDiscounts, listDiscountUses } from './list-discounts.ts'
import { changeDiscount, createDiscount, deleteDiscount, loadDiscount } from './write-discount.ts'

type Context = Omit<ShopDeps, 'settings'> & {
  settings: ShopSettings
  automatic: AutomaticDiscounts
}

/** Coupons and automatic discounts, for staff. */
export function createDiscounts(
  deps: ShopDeps,
  context: () => Promise<Context>,
  automatic: AutomaticDiscounts,
) {
  return {
    list: (query: DiscountQuery) => listDiscounts(deps.db, query, deps.clock.now()),
    load: (id: string) => loadDiscount(deps.db, id),
    create: async (edit: DiscountEdit) => createDiscount(await context(), edit),
    change: async (id: string, changes: Partial<DiscountEdit>) =>
      changeDiscount(await context(), id, changes),
    delete: async (id: string) => deleteDiscount(await context(), id),
    /** Orders that used a discount. */
    uses: (id: string, query: Pick<ListOptions, 'page' | 'perPage'>) =>
      listDiscountUses(deps.db, id, query),
    generateCodes: async (id: string, codes: GeneratedCodes) =>
      generateCodes(await context(), id, codes),
    exportCodes: (id: string) => exportCodes(deps.db, id),
    /** Coupons in the import format, in chunks. */
    async *export() {
      yield* exportDiscounts(await context())
    },
    /** Drops automatic discounts in memory after a change by any process. */
    forgetStale(tags: readonly string[]) {
      if (tags.includes('*') || tags.includes(AUTOMATIC_DISCOUNTS)) automatic.forget()
    },
  }
}
