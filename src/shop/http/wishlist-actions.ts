import { isLocalPath, type VisitorOfAction } from '#base'
import type { Shop } from '../create-shop.ts'
import { addPostedItems } from './cart-actions.ts'
import { rememberCartCount, rememberWishlist } from './cookies.ts'
import type { PostedTexts } from './posted-items.ts'
import { fieldsWith } from './posted-items.ts'
import { visitorCart, wishlistOwner } from './signed-in.ts'

const STATUS = {
  'unknown-product': 404,
  'unknown-item': 404,
  'unknown-line': 404,
  'no-cart': 409,
  'too-many': 409,
  'too-many-lists': 429,
} as const
export type WishlistReason = keyof typeof STATUS

interface Caller {
  services: { shop: Shop }
  visitor(): VisitorOfAction
  isPlainPost: boolean
  mayCreateRecord(): Promise<boolean>
}

const refuseWish = (reason: WishlistReason) => ({
  ok: false as const,
  reason,
  refusal: { reason },
  status: STATUS[reason],
})

/** Adds the product of a form to the wishlist, with its `option-…` fields. */
async function addWish(caller: Caller, fields: PostedTexts) {
  const { shop } = caller.services
  const owner = await wishlistOwner(shop, caller.visitor())
  const item = { productId: fields.product ?? '', options: fieldsWith(fields, 'option-') }
  const added = await shop.wishlists.add({
    ...owner,
    item,
    mayCreateRecord: () => caller.mayCreateRecord(),
  })
  if (!added.ok) return refuseWish(added.reason)
  if (owner.customerId === undefined) rememberWishlist(caller.visitor(), added.key)
  return { ok: true as const, owner: { ...owner, key: added.key } }
}

export async function addPostedWish(caller: Caller, fields: PostedTexts) {
  const added = await addWish(caller, fields)
  return added.ok ? { ok: true as const, answer: {} } : added
}

/** Adds a product from a list. Plain forms open the wishlist; scripts get the products in it. */
export async function keepPostedProduct(caller: Caller, fields: PostedTexts) {
  const { shop } = caller.services
  const added = await addWish(caller, fields)
  if (!added.ok) return added
  const { wishlist } = (await shop.settings()).paths
  if (caller.isPlainPost) return { ok: true as const, redirect: wishlist }
  const productIds = await shop.wishlists.productIds(added.owner)
  return { ok: true as const, answer: { productIds, wishlistPath: wishlist } }
}

/** Removes a product with all its kept choices. The answer names them for `restorePostedWishes`. */
export async function removePostedProduct(caller: Caller, fields: PostedTexts) {
  const { shop } = caller.services
  const owner = await wishlistOwner(shop, caller.visitor())
  const { removed } = await shop.wishlists.removeProduct(owner, fields.product ?? '')
  const productIds = await shop.wishlists.productIds(owner)
  return { ok: true as const, answer: { productIds, undo: removed.join(' ') } }
}

/** Takes removed items back. Plain forms open the wishlist. */
export async function restorePostedWishes(caller: Caller, { items }: { items: string }) {
  const { shop } = caller.services
  const owner = await wishlistOwner(shop, caller.visitor())
  const restored = await shop.wishlists.restore(owner, items.split(' '))
  if (!restored.ok) return refuseWish(restored.reason)
  if (caller.isPlainPost) {
    const { wishlist } = (await shop.settings()).paths
    return { ok: true as const, redirect: `${wishlist}?done=restore` }
  }
  return answerWishes(caller)
}

/** Ids of the products in the visitor's wishlist. */
export async function answerWishes({ services: { shop }, visitor }: Caller) {
  const productIds = await shop.wishlists.productIds(await wishlistOwner(shop, visitor()))
  return { ok: true as const, answer: { productIds } }
}

/** Moves a line of the cart to the wishlist. Answers like a change of the cart. */
export async function saveLineForLater(caller: Caller, lineId: string) {
  const { shop } = caller.services
  const visitor = caller.visitor()
  const [{ key, customer }, wishlist] = await Promise.all([
    visitorCart(shop, visitor),
    wishlistOwner(shop, visitor),
  ])
  const saved = await shop.wishlists.saveForLater({
    ...{ key, lineId, wishlist, keepNotice: caller.isPlainPost },
    mayCreateRecord: () => caller.mayCreateRecord(),
  })
  if (!saved.ok) {
    const { reason } = saved
    const key = reason === 'too-many' ? ('wishlistFull' as const) : ('notSaved' as const)
    const refusal = { errors: [{ lineId: undefined, message: { key } }], quantities: {} }
    return { ok: false as const, reason, refusal, status: STATUS[reason] }
  }
  if (wishlist.customerId === undefined) rememberWishlist(visitor, saved.wishlistKey)
  const cart = await shop.cart.view({ key, customer })
  rememberCartCount(visitor, cart)
  if (caller.isPlainPost) return { ok: true as const, redirect: cart.paths.cart }
  return { ok: true as const, answer: { ...cart, notices: [saved.notice] } }
}

type ListChange = 'remove' | 'restore' | 'share' | 'unshare'

/** Changes the list and opens the page again, with a confirmation. */
export async function changePostedWishlist(
  caller: Caller,
  { change, id, path }: { change: ListChange; id: string; path: string },
) {
  const { shop } = caller.services
  const owner = await wishlistOwner(shop, caller.visitor())
  const run = {
    remove: () => shop.wishlists.remove(owner, id),
    restore: () => shop.wishlists.restore(owner, [id]),
    share: () => shop.wishlists.share(owner, true),
    unshare: () => shop.wishlists.share(owner, false),
  }
  const changed = await run[change]()
  if (!changed.ok) return refuseWish(changed.reason)
  const query = new URLSearchParams({ done: change, ...(change === 'remove' && { item: id }) })
  return { ok: true as const, redirect: `${isLocalPath(path) ? path : '/'}?${query}` }
}

/** Puts an item of the list into the cart, which then opens. It stays in the list. */
export async function buyPostedWish(caller: Caller, { id }: { id: string }) {
  const { shop } = caller.services
  const owner = await wishlistOwner(shop, caller.visitor())
  const { items } = await shop.wishlists.view(owner)
  const item = items.find(one => one.id === id)
  if (!item) return refuseWish('unknown-item')
  const { card, options } = item
  const choice = options.map(({ key, value }) => [`option-${key}`, value])
  const fields = card.quickAdd
    ? { variant: card.quickAdd }
    : { product: card.id, ...Object.fromEntries(choice) }
  return addPostedItems(caller, fields)
}
