import { createId, createKey, ok, type Result, refuse } from '#base'
import { type Database, inTransaction, withRelaxedDurability } from '#db'
import type { ShopDeps } from '../deps.ts'
import { itemKeyOf, MAX_WISHES, type WishedItem, type WishlistOwner } from './wishlist.ts'
import { createWishlist, findWishlist, touchWishlist } from './wishlist-store.ts'

export type WishRefusal = 'unknown-product' | 'too-many' | 'too-many-lists'

type Context = Pick<ShopDeps, 'db' | 'kind' | 'clock'>

interface AddRequest extends WishlistOwner {
  item: WishedItem
  /** Whether a new list may be created. */
  mayCreateRecord(): Promise<boolean>
}

/** Keeps a product, once per choice. Returns the key of the list. */
export function addWish(
  context: Context,
  request: AddRequest,
): Promise<Result<{ key: string }, WishRefusal>> {
  return change(context, db => putWish(db, request, context.clock.now()))
}

const change: typeof inTransaction = (context, work) =>
  withRelaxedDurability(() => inTransaction(context, work))

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
  const { count } = await db
    .selectFrom('wishlist_items')
    .select(eb => eb.fn.countAll<number | string>().as('count'))
    .where('wishlist_id', '=', list.id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAX_WISHES) return refuse('too-many')
  await db
    .insertInto('wishlist_items')
    .values({
      id: createId({ now: () => nowMs }),
      wishlist_id: list.id,
      item_key: itemKeyOf({ ...item, productId }),
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

/** Removes an item but keeps it for `restoreWish`. */
export const removeWish = (context: Context, owner: WishlistOwner, id: string) =>
  setRemoved(context, owner, { id, removedAt: context.clock.now() })

/** Removes a product with all its kept choices. */
export function removeWishedProduct(
  context: Context,
  owner: WishlistOwner,
  productId: string,
): Promise<Result<object, never>> {
  return change(context, async db => {
    const list = await findWishlist(db, owner)
    if (!list) return ok()
    const nowMs = context.clock.now()
    await db
      .updateTable('wishlist_items')
      .set({ removed_at: nowMs })
      .where('wishlist_id', '=', list.id)
      .where('product_id', '=', productId.replaceAll('\0', ''))
      .where('removed_at', 'is', null)
      .execute()
    await touchWishlist(db, list.id, nowMs)
    return ok()
  })
}

export const restoreWish = (context: Context, owner: WishlistOwner, id: string) =>
  setRemoved(context, owner, { id, removedAt: null })

function setRemoved(
  context: Context,
  owner: WishlistOwner,
  { id, removedAt }: { id: string; removedAt: number | null },
): Promise<Result<object, 'unknown-item'>> {
  return change(context, async db => {
    const list = await findWishlist(db, owner)
    if (!list) return refuse('unknown-item')
    const { numUpdatedRows } = await db
      .updateTable('wishlist_items')
      .set({ removed_at: removedAt })
      .where('id', '=', id.replaceAll('\0', ''))
      .where('wishlist_id', '=', list.id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return refuse('unknown-item')
    await touchWishlist(db, list.id, context.clock.now())
    return ok()
  })
}

/** Makes a link with which others see the list, or ends it. A new link differs from earlier ones. */
export function shareWishlist(
  context: Context,
  owner: WishlistOwner,
  isShared: boolean,
): Promise<Result<object, 'unknown-item'>> {
  return change(context, async db => {
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
