import { type Database, inTransaction, withRelaxedDurability } from '#db'
import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../settings.ts'
import type { CartNotice } from './view.ts'

/** What the cart's functions take; `settings` are those of this request. */
export interface CartContext extends Pick<ShopDeps, 'db' | 'kind' | 'clock' | 'pictures'> {
  settings: ShopSettings
}

/** As `inTransaction`. What a power cut takes from a cart is put in again, so nobody waits for the disk. */
export const inCartTransaction: typeof inTransaction = (context, work) =>
  withRelaxedDurability(() => inTransaction(context, work))

/** Keeps notices for the next page that shows the cart. */
export async function leaveNotices(db: Database, cartId: string, notices: CartNotice[]) {
  await db
    .updateTable('carts')
    .set({ notices: JSON.stringify(notices) })
    .where('id', '=', cartId)
    .execute()
}

export async function countPieces(db: Database, cartId: string): Promise<number> {
  const row = await db
    .selectFrom('cart_lines')
    .select(eb => eb.fn.sum<number | string | null>('quantity').as('count'))
    .where('cart_id', '=', cartId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}
