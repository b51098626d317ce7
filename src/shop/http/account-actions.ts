import { isLocalPath, type VisitorOfAction } from '#base'
import type { Shop } from '../create-shop.ts'
import type { SignedInCustomer } from '../customers/customer.ts'
import {
  cartKeyOf,
  forgetCart,
  forgetCustomer,
  rememberCart,
  rememberCustomer,
  wishlistKeyOf,
} from './cookies.ts'
import type { PostedTexts } from './posted-items.ts'
import { customerOf, storefrontFor } from './signed-in.ts'

/** Sign-ins and links per minute and IP address. */
export const SIGN_INS_PER_MINUTE = 20
export const ACCOUNT_CHANGES_PER_MINUTE = 60

interface Caller {
  services: { shop: Shop }
  visitor(): VisitorOfAction
  mayCreateRecord(): Promise<boolean>
}

const STATUS: Record<string, 403 | 404 | 409 | 422 | 429> = {
  'too-often': 429,
  'too-many-carts': 429,
  'unknown-order': 404,
  'unknown-address': 404,
  'unknown-review': 404,
  'email-taken': 409,
}

/** A refusal that the page shows beside the form. */
export const refuseAccount = (reason: string) => ({
  ok: false as const,
  reason,
  status: STATUS[reason] ?? (422 as const),
})

/** Signs in with a password. */
export async function signInPosted(caller: Caller, posted: PostedTexts) {
  const { email = '', password = '', next } = posted
  const { userAgent } = caller.visitor()
  const { shop } = caller.services
  const signedIn = await shop.customers.signInByPassword({ email, password, userAgent })
  if (!signedIn.ok) return refuseAccount(signedIn.reason)
  return startVisit(caller, { ...signedIn, next: next ?? '' })
}

/** Uses the link of a mail, and sets a password if one was entered. */
export async function openPostedLink(caller: Caller, posted: PostedTexts) {
  const { token = '', name = '', password = '' } = posted
  const { userAgent } = caller.visitor()
  const { shop } = caller.services
  const signedIn = await shop.customers.signInByLink({ token, name, password, userAgent })
  if (!signedIn.ok) return refuseAccount(signedIn.reason)
  return startVisit(caller, signedIn)
}

/** Mails a link. The answer is the same for addresses with and without an account. */
export async function requestPostedLink({ services: { shop } }: Caller, posted: PostedTexts) {
  const { email = '', name = '', next = '' } = posted
  const path = next && isLocalPath(next) ? next : ''
  const asked = await shop.customers.requestLink({ email, name, next: path })
  return asked.ok ? { ok: true as const } : refuseAccount(asked.reason)
}

/** Ends the session. The cart stays with the customer. */
export async function signOutPosted({ services: { shop }, visitor }: Caller) {
  const customer = await customerOf(shop, visitor())
  if (customer) await shop.customers.endSession(customer.id, customer.sessionId)
  forgetCustomer(visitor())
  return { ok: true as const, redirect: `${(await shop.settings()).paths.account}?done=signed-out` }
}

/** Signs in with a passkey; only for scripts. */
export async function signInPostedPasskey(caller: Caller, posted: PostedTexts) {
  const { userAgent } = caller.visitor()
  const response = readJson(posted.response)
  if (!response) return refuseAccount('refused')
  const { shop } = caller.services
  const signedIn = await shop.customers.passkeys.signIn({ response, userAgent })
  if (!signedIn.ok) return refuseAccount(signedIn.reason)
  return startVisit(caller, { ...signedIn, next: posted.next ?? '' })
}

/** Whatever a script sent; the library checks its parts. */
export function readJson(text: string | undefined) {
  try {
    const parsed: unknown = JSON.parse(text ?? '')
    const isCredential =
      typeof parsed === 'object' &&
      parsed !== null &&
      typeof (parsed as { id?: unknown }).id === 'string'
    return isCredential ? (parsed as never) : undefined
  } catch {
    return undefined
  }
}

/** Sets the cookies of a new session, and gives the customer one cart on all devices. */
async function startVisit(
  { services: { shop }, visitor }: Caller,
  { customerId, token, next }: { customerId: string; token: string; next: string },
) {
  const merged = await shop.cart.merge({ key: cartKeyOf(visitor()), customerId })
  await shop.wishlists.merge({ key: wishlistKeyOf(visitor()), customerId })
  rememberCustomer(visitor(), token)
  const { key } = merged
  if (key) {
    const { cart } = await storefrontFor(shop, await shop.customers.groupOf(token))
    rememberCart(visitor(), key, await cart.view({ key }))
  } else forgetCart(visitor())
  const { account } = (await shop.settings()).paths
  if (next && isLocalPath(next)) return { ok: true as const, redirect: next }
  const done = merged.merged === 'no' ? '' : `?done=merged-${merged.merged}`
  return { ok: true as const, redirect: account + done }
}

/** Runs a change for the signed-in customer; others are sent to the sign-in. */
export async function asCustomer<Answer>(
  { services: { shop }, visitor }: Caller,
  change: (customer: SignedInCustomer) => Promise<Answer>,
) {
  const customer = await customerOf(shop, visitor())
  if (customer) return change(customer)
  return { ok: true as const, redirect: (await shop.settings()).paths.account }
}

/** Puts the items of an order into the cart, which then opens. */
export async function reorderPosted(caller: Caller, posted: PostedTexts) {
  return asCustomer(caller, async customer => {
    const { services, visitor, mayCreateRecord } = caller
    const { shop } = services
    const result = await shop.account.reorder({
      customerId: customer.id,
      number: Number(posted.order),
      key: customer.cartKey ?? cartKeyOf(visitor()),
      mayCreateRecord,
    })
    if (!result.ok) return refuseAccount(result.reason)
    const { key } = result
    const cart = await shop.cart.view({ key })
    if (key) rememberCart(visitor(), key, cart)
    if (!key) return refuseAccount('nothing-left')
    return { ok: true as const, redirect: cart.paths.cart }
  })
}

/** Deletes the account; this browser is then a guest. */
export async function deletePostedAccount(caller: Caller, posted: PostedTexts) {
  return asCustomer(caller, async customer => {
    const { shop } = caller.services
    if (!posted.confirm) return refuseAccount('not-confirmed')
    const deleted = await shop.account.delete(customer, {
      password: posted.current ?? '',
      deletesReviews: Boolean(posted.reviews),
    })
    if (!deleted.ok) return refuseAccount(deleted.reason)
    forgetCustomer(caller.visitor())
    return { ok: true as const, redirect: `${(await shop.settings()).paths.account}?done=deleted` }
  })
}
