import { ok } from '#base'
import { type Database, inTransaction } from '#db'
import type { ShopDeps } from '../deps.ts'
import type { WishlistOwner } from './wishlist.ts'
import { findGuestWishlist, findWishlist } from './wishlist-store.ts'

/**
 * At the sign-in, the list of the browser becomes that of the customer, or its products are added to
 * the list that the customer has.
 */
export function mergeWishlists(
  context: Pick<ShopDeps, 'db' | 'kind'>,
  { key, customerId }: WishlistOwner & { customerId: string },
) {
  return inTransaction(context, async db => {
    const guest = await findGuestWishlist(db, key)
    if (!guest) return ok()
    const own = await findWishlist(db, { key: undefined, customerId })
    if (own) await moveWishes(db, { from: guest.id, into: own.id })
    else {
      await db
        .updateTable('wishlists')
        .set({ customer_id: customerId })
        .where('id', '=', guest.id)
        .execute()
    }
    return ok()
  })
}

/** Gives the list of a customer to another one, when two accounts become one. */
export async function giveWishes(db: Database, { from, into }: { from: string; into: string }) {
  const given = await findWishlist(db, { key: undefined, customerId: from })
  if (!given) return
  const own = await findWishlist(db, { key: undefined, customerId: into })
  if (own) await moveWishes(db, { from: given.id, into: own.id })
  else {
    await db
      .updateTable('wishlists')
      .set({ customer_id: into })
      .where('id', '=', given.id)
      .execute()
  }
}

/** Moves the items of a list to another one and deletes it. */
async function moveWishes(db: Database, { from, into }: { from: string; into: string }) {
  const keysOf = (id: string) =>
    db.selectFrom('wishlist_items').select('item_key').where('wishlist_id', '=', id)
  await db
    .deleteFrom('wishlist_items')
    .where('wishlist_id', '=', into)
    .where('removed_at', 'is not', null)
    .where('item_key', 'in', keysOf(from))
    .execute()
  await db
    .updateTable('wishlist_items')
    .set({ wishlist_id: into })
    .where('wishlist_id', '=', from)
    .where('removed_at', 'is', null)
    .where('item_key', 'not in', keysOf(into))
    .execute()
  await db.deleteFrom('wishlists').where('id', '=', from).execute()
}
