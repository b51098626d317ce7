import { ok, type Result, refuse } from '#base'
import { hasRoom } from './has-room.ts'
import type { WishlistOwner } from './wishlist.ts'
import {
  changeWishlist,
  findWishlist,
  touchWishlist,
  type WishlistContext,
} from './wishlist-store.ts'

/** Removes an item but keeps it for `restoreWishes`. */
export function removeWish(
  context: WishlistContext,
  owner: WishlistOwner,
  id: string,
): Promise<Result<object, 'unknown-item'>> {
  return changeWishlist(context, async db => {
    const list = await findWishlist(db, owner)
    if (!list) return refuse('unknown-item')
    const nowMs = context.clock.now()
    const { numUpdatedRows } = await db
      .updateTable('wishlist_items')
      .set({ removed_at: nowMs })
      .where('id', '=', id.replaceAll('\0', ''))
      .where('wishlist_id', '=', list.id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return refuse('unknown-item')
    await touchWishlist(db, list.id, nowMs)
    return ok()
  })
}

/** Removes a product with all its kept choices. Returns the ids of the items, for `restoreWishes`. */
export function removeWishedProduct(
  context: WishlistContext,
  owner: WishlistOwner,
  productId: string,
): Promise<{ ok: true; removed: string[] }> {
  return changeWishlist(context, async db => {
    const list = await findWishlist(db, owner)
    if (!list) return ok({ removed: [] })
    const nowMs = context.clock.now()
    const rows = await db
      .updateTable('wishlist_items')
      .set({ removed_at: nowMs })
      .where('wishlist_id', '=', list.id)
      .where('product_id', '=', productId.replaceAll('\0', ''))
      .where('removed_at', 'is', null)
      .returning('id')
      .execute()
    await touchWishlist(db, list.id, nowMs)
    return ok({ removed: rows.map(row => row.id) })
  })
}

/** Takes removed items back, all of them or none. */
export function restoreWishes(
  context: WishlistContext,
  owner: WishlistOwner,
  ids: readonly string[],
): Promise<Result<object, 'unknown-item' | 'too-many'>> {
  return changeWishlist(context, async db => {
    const list = await findWishlist(db, owner)
    if (!list) return refuse('unknown-item')
    await touchWishlist(db, list.id, context.clock.now())
    const asked = ids.map(id => id.replaceAll('\0', ''))
    const items = await db
      .selectFrom('wishlist_items')
      .select(['id', 'product_id', 'removed_at'])
      .where('wishlist_id', '=', list.id)
      .where('id', 'in', asked)
      .execute()
    if (items.length === 0) return refuse('unknown-item')
    const removed = items.filter(item => item.removed_at !== null)
    const products = removed.map(item => item.product_id)
    if (!(await hasRoom(db, list.id, products))) return refuse('too-many')
    await db
      .updateTable('wishlist_items')
      .set({ removed_at: null })
      .where('wishlist_id', '=', list.id)
      .where('id', 'in', asked)
      .execute()
    return ok()
  })
}
