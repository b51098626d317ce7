import type { VisitorOfAction } from '#base'
import type { CheckoutReason } from '../checkout/checkout-result.ts'
import type { CheckoutState } from '../checkout/view.ts'
import type { Shop } from '../create-shop.ts'

import { putAddress } from '../customers/fill-in-fields.ts'
import { type CheckoutFields, readCheckoutFields } from '../model/checkout-fields.ts'
import { convertBack } from '../money/exchange.ts'

import { orderReceivedPath } from '../orders/order-received.ts'
import { orderPayPath } from '../orders/payments/pay-link.ts'
import { cartKeyOf, rememberCart, rememberCartCount, rememberOrder } from './cookies.ts'
import type { PostedTexts } from './posted-items.ts'
import { visitorCart } from './signed-in.ts'

const STATUS: Record<CheckoutReason, 409 | 422> = {
  invalid: 422,
  'no-shipping': 422,
  'session-expired': 409,
  'cart-empty': 409,
  'cart-changed': 409,
  'total-changed': 409,
  'not-enough-stock': 409,
}

interface Caller {
  services: { shop: Shop }
  visitor(): VisitorOfAction
  mayCreateRecord(): Promise<boolean>
}

/** Places the order of a submitted checkout; redirects to the order received page. */
export async function placePostedOrder(caller: Caller, posted: PostedTexts) {
  const { services, visitor } = caller
  const { shop } = services
  const { key, customer } = await visitorCart(shop, visitor())
  const fields = await shop.checkout.readPosted(key, posted)
  const result = await shop.checkout.place({ key, fields, customer })
  if (!result.ok) {
    const hasCart = await shop.checkout.remember({ key, fields, customer })
    const expired = hasCart ? undefined : await refuseExpired(caller, fields)
    if (expired) return expired
    await shop.cart.dropNotices(key)
    const { reason, errors } = result
    const refusal: CheckoutState = { fields, errors }
    return { ok: false as const, reason, refusal, status: STATUS[reason] }
  }
  if (fields.create_account && !customer) {
    const name = `${fields.billing_first_name} ${fields.billing_last_name}`
    // The order does not depend on it, so nobody waits or is told.
    await shop.customers.requestLink({ email: fields.billing_email, name })
  }
  rememberCartCount(visitor())
  rememberOrder(visitor(), result.order.viewKey)
  const { id, number, total, status } = result.order
  const settings = await shop.settings()
  // The buyer pays on the next page.
  const redirect =
    status === 'pending' ? orderPayPath(result.order) : orderReceivedPath(settings, result.order)
  return {
    ok: true as const,
    answer: { order: { number } },
    redirect,
    conversion: {
      goal: 'order' as const,
      // Split tests add up orders of all currencies.
      order: { id, value: convertBack(total, settings.exchange) },
    },
  }
}

/** The cart is gone. Its buyer keeps the input for the next one; undefined if the cart was ordered. */
async function refuseExpired(
  { services: { shop }, visitor, mayCreateRecord }: Caller,
  fields: CheckoutFields,
) {
  if (isFilled(fields) && (await mayCreateRecord())) {
    const key = await shop.checkout.keep({ key: cartKeyOf(visitor()), fields })
    if (!key) return undefined
    rememberCart(visitor(), key)
  }
  const refusal: CheckoutState = { fields, errors: [EXPIRED] }
  return { ok: false as const, reason: 'session-expired', refusal, status: 409 as const }
}

const EXPIRED = { field: undefined, message: { key: 'checkoutExpired' } } as const

/** Whether the buyer entered anything that the form does not contain at first. */
const isFilled = ({ billing_first_name, billing_last_name, billing_email }: CheckoutFields) =>
  [billing_first_name, billing_last_name, billing_email].some(Boolean)

/** Keeps the input of a checkout without script beyond the rate limit. */
export function refuseBusyCheckout(posted: PostedTexts, waitSeconds: number) {
  const message = { key: 'tooOften', values: { seconds: waitSeconds } } as const
  const refusal: CheckoutState = {
    fields: readCheckoutFields(posted),
    errors: [{ field: undefined, message }],
  }
  return { ok: false as const, reason: 'too-often', refusal, waitSeconds }
}

/** Recalculates the order with the current input and stores that, without buying. */
export async function reviewPostedCheckout(caller: Caller, posted: PostedTexts) {
  const { services, visitor } = caller
  const { shop } = services
  const { key, customer } = await visitorCart(shop, visitor())
  const state: CheckoutState = { fields: await shop.checkout.readPosted(key, posted), errors: [] }
  const hasCart = await shop.checkout.remember({ key, fields: state.fields, customer })
  const expired =
    !hasCart && isFilled(state.fields) ? await refuseExpired(caller, state.fields) : undefined
  if (expired) return expired
  const answer = await shop.checkout.view({ key, state, customer })
  const hasBegun = answer.cart.count > 0
  return {
    ok: true as const,
    answer,
    ...(hasBegun && { conversion: { goal: 'checkout' as const } }),
  }
}

/** Opens an order for guests who enter its email address (behaviour §14). */
export async function verifyPostedEmail({ services, visitor }: Caller, posted: PostedTexts) {
  const { shop } = services
  const { order = '', key = '', email = '' } = posted
  const number = Number(order)
  const viewKey = await shop.orders.verifyEmail({ number, key, email })
  if (!viewKey) return { ok: false as const, reason: 'wrong-email', status: 422 as const }
  rememberOrder(visitor(), viewKey)
  return { ok: true as const, redirect: orderReceivedPath(await shop.settings(), { number, key }) }
}

/** Puts a saved address of the customer into the checkout, and keeps everything else that was entered. */
export async function fillInPosted(
  { services, visitor, url }: Caller & { url: URL },
  posted: PostedTexts,
  kind: 'billing' | 'shipping',
) {
  const { shop } = services
  const { key, customer } = await visitorCart(shop, visitor())
  const fields = await shop.checkout.readPosted(key, posted)
  const saved = customer ? await shop.customers.addresses.list(customer.id) : []
  const chosen = saved.find(one => one.id === posted[`saved_${kind}`])
  if (chosen) putAddress(fields, kind, chosen.address)
  await shop.checkout.remember({ key, fields, customer })
  return { ok: true as const, redirect: url.pathname + url.search }
}
