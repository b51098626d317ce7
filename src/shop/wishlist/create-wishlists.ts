import type { CartContext } from '../cart/cart-store.ts'
import type { CatalogReader } from '../catalog/reader.ts'
import type { ShopDeps } from '../deps.ts'
import { addWish, shareWishlist } from './change-wishlist.ts'
import { mergeWishlists } from './merge-wishlists.ts'
import { removeWish, removeWishedProduct, restoreWishes } from './remove-wishes.ts'
import { saveForLater } from './save-for-later.ts'
import { viewWishlist } from './view-wishlist.ts'
import type { WishlistOwner } from './wishlist.ts'
import { findSharedWishlist, findWishlist, loadItems } from './wishlist-store.ts'

/** Lists of products that visitors keep, in the currency of `context`. */
export function createWishlists(
  deps: ShopDeps,
  context: () => Promise<CartContext & CatalogReader>,
) {
  return {
    view: async (owner: WishlistOwner) =>
      viewWishlist(await context(), await findWishlist(deps.db, owner)),
    /** Undefined if there is no list with this link. */
    shared: async (shareKey: string) => {
      const list = await findSharedWishlist(deps.db, shareKey)
      return list && viewWishlist(await context(), list)
    },
    /** Ids of all products in the list, newest first. */
    productIds: async (owner: WishlistOwner) => {
      const list = await findWishlist(deps.db, owner)
      const items = list ? await loadItems(deps.db, list.id) : []
      return [...new Set(items.map(item => item.product_id))]
    },
    add: (request: Parameters<typeof addWish>[1]) => addWish(deps, request),
    remove: (owner: WishlistOwner, id: string) => removeWish(deps, owner, id),
    removeProduct: (owner: WishlistOwner, productId: string) =>
      removeWishedProduct(deps, owner, productId),
    restore: (owner: WishlistOwner, ids: readonly string[]) => restoreWishes(deps, owner, ids),
    share: (owner: WishlistOwner, isShared: boolean) => shareWishlist(deps, owner, isShared),
    merge: (request: Parameters<typeof mergeWishlists>[1]) => mergeWishlists(deps, request),
    saveForLater: async (request: Parameters<typeof saveForLater>[1]) =>
      saveForLater(await context(), request),
  }
}
