import { createId, createKey, ok, type Result, refuse } from '#base'
import type { Database } from '#db'
import { hasRoom } from './has-room.ts'
import { itemKeyOf, type WishedItem, type WishlistOwner } from './wishlist.ts'
import {
  changeWishlist,
  createWishlist,
  findWishlist,
  touchWishlist,
  type WishlistContext,
} from './wishlist-store.ts'

export type WishRefusal = 'unknown-product' | 'too-many' | 'too-many-lists'

interface AddRequest extends WishlistOwner {
  item: WishedItem
  /** Whether a new list may be created. */
  mayCreateRecord(): Promise<boolean>
}

/** Keeps a product, once per choice. Returns the key of the list. */
export function addWish(
  context: WishlistContext,
  request: AddRequest,
): Promise<Result<{ key: string }, WishRefusal>> {
  return changeWishlist(context, db => putWish(db, request, context.clock.now()))
}

/** @param request.cartLineId The line of a cart that the product was. */
export async function putWish(
  db: Database,
  { item, mayCreateRecord, cartLineId, ...owner }: AddRequest & { cartLineId?: string },
  nowMs: number,
): Promise<Result<{ key: string }, WishRefusal>> {
  const productId = item.productId.replaceAll('\0', '')
  const product = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('status', '=', 'published')
    .executeTakeFirst()
  if (!product) return refuse('unknown-product')
  const known = await findWishlist(db, owner)
  if (!known && !(await mayCreateRecord())) return refuse('too-many-lists')
  const list = known ?? (await createWishlist(db, owner, nowMs)) ?? (await findWishlist(db, owner))
  if (!list) return refuse('too-many-lists')
  await touchWishlist(db, list.id, nowMs)
  const itemKey = itemKeyOf({ ...item, productId })
  const kept = await db
    .selectFrom('wishlist_items')
    .select('id')
    .where('wishlist_id', '=', list.id)
    .where('item_key', '=', itemKey)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  // Undo in the cart would remove it.
  if (kept && cartLineId) return ok({ key: list.key })
  if (!kept && !(await hasRoom(db, list.id, [productId]))) return refuse('too-many')
  await db
    .insertInto('wishlist_items')
    .values({
      id: createId({ now: () => nowMs }),
      wishlist_id: list.id,
      item_key: itemKey,
      product_id: productId,
      options: JSON.stringify(item.options ?? {}),
      cart_line_id: cartLineId ?? null,
      removed_at: null,
      created_at: nowMs,
    })
    .onConflict(conflict =>
      conflict.columns(['wishlist_id', 'item_key']).doUpdateSet({
        removed_at: null,
        cart_line_id: cartLineId ?? null,
      }),
    )
    .execute()
  return ok({ key: list.key })
}

/** Makes a link with which others see the list, or ends it. A new link differs from earlier ones. */
export function shareWishlist(
  context: WishlistContext,
  owner: WishlistOwner,
  isShared: boolean,
): Promise<Result<object, 'unknown-item'>> {
  return changeWishlist(context, async db => {
    const list = await findWishlist(db, owner)
    if (!list) return refuse('unknown-item')
    if (Boolean(list.share_key) === isShared) return ok()
    await db
      .updateTable('wishlists')
      .set({ share_key: isShared ? createKey() : null })
      .where('id', '=', list.id)
      .execute()
    return ok()
  })
}
