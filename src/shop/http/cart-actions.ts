import type { PostedFile, VisitorOfAction } from '#base'
import type { AddReason } from '../cart/add.ts'
import type { ChangeReason, ChangeResult } from '../cart/change.ts'
import type { EstimateFields } from '../cart/estimate-shipping.ts'
import type { AddRefusal, CartNotice, CartRefusal, CartView } from '../cart/view.ts'
import type { Shop } from '../create-shop.ts'
import { rememberCart, rememberCartCount } from './cookies.ts'
import { applyKeptCoupon } from './linked-coupon.ts'
import { fieldsWith, type PostedTexts, readPostedItems } from './posted-items.ts'
import { visitorCart } from './signed-in.ts'

const ADD_STATUS: Record<AddReason, 404 | 409 | 422 | 429> = {
  'unknown-product': 404,
  'options-missing': 422,
  'no-combination': 422,
  addons: 422,
  'nothing-chosen': 422,
  'invalid-quantity': 422,
  'out-of-stock': 409,
  'not-enough-stock': 409,
  'sold-individually': 409,
  'quantity-rule': 422,
  'too-many': 409,
  'too-many-carts': 429,
}

const CHANGE_STATUS: Record<ChangeReason, 404 | 409 | 422> = {
  'no-cart': 409,
  'unknown-line': 404,
  'invalid-quantity': 422,
  'invalid-address': 422,
  'note-too-long': 422,
  'not-offered': 409,
  'not-enough-stock': 409,
  'quantity-rule': 422,
}

/** Requests per minute and IP address: enough for an office, too few for automated attempts. */
export const CART_CHANGES_PER_MINUTE = 1200

/** Context of shop module actions. */
interface Caller {
  services: { shop: Shop }
  visitor(): VisitorOfAction
  isPlainPost: boolean
  mayCreateRecord(): Promise<boolean>
}

/** Adds submitted items (see `readPostedItems`). Scripts get the cart; plain forms are redirected to it. */
export async function addPostedItems(
  { services, ...caller }: Caller,
  fields: PostedTexts,
  files: readonly PostedFile[] = [],
) {
  const { shop } = services
  const visitor = caller.visitor()
  const { key, customer } = await visitorCart(shop, visitor)
  const refuseAddition = (
    reason: AddReason,
    refused: Pick<AddRefusal, 'message' | 'productId' | 'addon'>,
  ) => ({
    ok: false as const,
    reason,
    refusal: {
      ...refused,
      options: fieldsWith(fields, 'option-'),
      addons: fieldsWith(fields, 'addon-'),
      quantity: fields.quantity ?? '',
    } satisfies AddRefusal,
    status: ADD_STATUS[reason],
  })
  if (files.length > 0 && !(await caller.mayCreateRecord())) {
    return refuseAddition('too-many-carts', {
      productId: fields.product,
      message: { key: 'tooManyCarts' },
    })
  }
  const kept = await shop.cart.keepFiles(files)
  if (!kept.ok) return refuseAddition(kept.reason, { ...kept, productId: fields.product })
  const result = await shop.cart.add({
    key,
    customerId: customer?.id,
    items: readPostedItems(fields, kept.uploads),
    keepNotice: caller.isPlainPost,
    mayCreateRecord: () => caller.mayCreateRecord(),
  })
  if (!result.ok) {
    await shop.cart.dropFiles(kept.uploads)
    if (caller.isPlainPost) await shop.cart.dropNotices(key)
    const { reason, message, productId, addon } = result
    return refuseAddition(reason, { message, productId, addon })
  }
  const isChanged = await applyKeptCoupon({ shop, visitor }, result.key)
  const cart = isChanged
    ? { ...(await shop.cart.view({ key: result.key, customer })), notices: [] }
    : result.cart
  rememberCart(visitor, result.key, cart)
  const { cart: cartPath } = cart.paths
  const conversion = { goal: 'add-to-cart' as const }
  if (caller.isPlainPost) return { ok: true as const, redirect: cartPath, conversion }
  return { ok: true as const, answer: withNotice(cart, { ...result.notice, cartPath }), conversion }
}

/** Applies a change to the cart and responds like `addPostedItems`. */
export async function changePostedCart(
  { services, ...caller }: Caller,
  fields: PostedTexts,
  change: (request: { key: string | undefined; keepNotice: boolean }) => Promise<ChangeResult>,
) {
  const { shop } = services
  const visitor = caller.visitor()
  const { key, customer } = await visitorCart(shop, visitor)
  const result = await change({ key, keepNotice: caller.isPlainPost })
  if (!result.ok) {
    if (caller.isPlainPost) await shop.cart.dropNotices(key)
    const { reason, errors, note } = result
    const refusal: CartRefusal = {
      errors,
      quantities: fieldsWith(fields, 'quantity-'),
      ...(note && { note: { ...note, text: fields[note.field] ?? '' } }),
    }
    return { ok: false as const, reason, refusal, status: CHANGE_STATUS[reason] }
  }
  const cart = await shop.cart.view({ key, customer })
  rememberCartCount(visitor, cart)
  if (caller.isPlainPost) return { ok: true as const, redirect: cart.paths.cart }
  return { ok: true as const, answer: withNotice(cart, result.notice) }
}

/** Stores the address and method of the form; a refused form is shown again as entered. */
export async function estimatePostedShipping(
  caller: Caller,
  { method = '', ...address }: Omit<EstimateFields, 'method'> & { method?: string },
) {
  const { shop } = caller.services
  const fields = { method, ...address }
  const outcome = await changePostedCart(caller, {}, request =>
    shop.cart.estimateShipping({ ...request, fields }),
  )
  if (outcome.ok) return outcome
  return { ...outcome, refusal: { ...outcome.refusal, estimate: address } }
}

const withNotice = (cart: CartView, notice: CartNotice): CartView => ({
  ...cart,
  notices: [notice, ...cart.notices],
})
