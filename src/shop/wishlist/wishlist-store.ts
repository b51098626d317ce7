import { createId, createKey } from '#base'
import { type Database, inTransaction, withRelaxedDurability } from '#db'
import { readCartKey } from '../cart/cart-store.ts'
import type { ShopDeps } from '../deps.ts'
import type { WishlistOwner } from './wishlist.ts'

export type WishlistContext = Pick<ShopDeps, 'db' | 'kind' | 'clock'>

const COLUMNS = ['id', 'key', 'share_key', 'customer_id'] as const

/** A list of another customer that signed in on this browser is not found by its key. */
export async function findWishlist(db: Database, { key, customerId }: WishlistOwner) {
  if (customerId !== undefined) {
    return db
      .selectFrom('wishlists')
      .select(COLUMNS)
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
  }
  return findGuestWishlist(db, key)
}

export async function findGuestWishlist(db: Database, key: string | undefined) {
  if (!readCartKey(key)) return undefined
  return db
    .selectFrom('wishlists')
    .select(COLUMNS)
    .where('key', '=', key ?? '')
    .where('customer_id', 'is', null)
    .executeTakeFirst()
}

export async function findSharedWishlist(db: Database, shareKey: string) {
  if (!readCartKey(shareKey)) return undefined
  return db
    .selectFrom('wishlists')
    .select(COLUMNS)
    .where('share_key', '=', shareKey)
    .executeTakeFirst()
}

/** Undefined if another request has just created the list of this customer. */
export function createWishlist(
  db: Database,
  { customerId }: Pick<WishlistOwner, 'customerId'>,
  nowMs: number,
) {
  return db
    .insertInto('wishlists')
    .values({
      id: createId({ now: () => nowMs }),
      key: createKey(),
      share_key: null,
      customer_id: customerId ?? null,
      created_at: nowMs,
      updated_at: nowMs,
    })
    .onConflict(conflict => conflict.column('customer_id').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** A transaction that need not survive a power failure. */
export const changeWishlist: typeof inTransaction = (context, work) =>
  withRelaxedDurability(() => inTransaction(context, work))

export const touchWishlist = (db: Database, id: string, nowMs: number) =>
  db.updateTable('wishlists').set({ updated_at: nowMs }).where('id', '=', id).execute()

export type StoredWishlist = NonNullable<Awaited<ReturnType<typeof findWishlist>>>

export const loadItems = (db: Database, wishlistId: string) =>
  db
    .selectFrom('wishlist_items')
    .select(['id', 'product_id', 'options'])
    .where('wishlist_id', '=', wishlistId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
