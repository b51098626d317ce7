import { isEmailAddress, type Refusal, type Result, refuse } from '#base'
import type { Database } from '#db'
import { codeKey, MAX_CODE_LENGTH } from '../discounts/discount.ts'
import { loadOffer } from '../discounts/load-offer.ts'
import type { CouponMessage } from '../discounts/texts.ts'
import { shippingOf } from '../model/checkout-fields.ts'
import { taxesInGroup } from '../tax/buyer-taxes.ts'
import { loadLines } from './cart-lines.ts'
import {
  addFlash,
  type CartContext,
  inCartTransaction,
  lockCart,
  type StoredCart,
} from './cart-store.ts'
import { destinationAt } from './destination.ts'
import { toCartLines } from './expand-bundles.ts'
import { findUsableCard, readGiftCards, storeGiftCards } from './gift-cards.ts'
import { type PricedCart, priceCart } from './price-cart.ts'
import { readRemembered } from './remembered-fields.ts'
import type { CartMessage } from './texts.ts'
import type { CartCoupon, CartNotice } from './view.ts'

export const MAX_COUPONS = 10

/** Codes of a cart as entered, in that order. */
export function readCoupons(cart: Pick<StoredCart, 'coupons'> | undefined): string[] {
  return cart ? (JSON.parse(cart.coupons) as string[]) : []
}

/** An email address as entered so far; undefined if it is not valid. */
export function readEmail(entered: string | undefined): string | undefined {
  const email = entered?.trim()
  return email && isEmailAddress(email) ? email : undefined
}

export interface CouponRequest {
  key: string | undefined
  code: string
  /** Entered at checkout; defaults to the last one, or that of the customer. */
  email?: string
  customer?: { id: string; email: string } | undefined
  /** Stores the notice for the next page that shows the cart. */
  keepNotice?: boolean
}

export type CouponReason = 'no-cart' | 'coupon-refused'
export type CouponResult = Result<{ notice: CartNotice }, CouponReason, { message: CartMessage }>

const refused = (message: CouponMessage): Refusal<'coupon-refused', { message: CouponMessage }> =>
  refuse('coupon-refused', { message })

/** Adds a code to the cart if its discount applies. A coupon for individual use replaces others. */
export function applyCoupon(context: CartContext, request: CouponRequest): Promise<CouponResult> {
  const code = request.code.trim().slice(0, MAX_CODE_LENGTH)
  const nowMs = context.clock.now()
  return inCartTransaction(context, async (db): Promise<CouponResult> => {
    const cart = await lockCart(db, request.key, nowMs)
    if (!cart) return refuse('no-cart', { message: { key: 'expired' } })
    if (!code) return refused({ key: 'coupon.empty' })
    const before = readCoupons(cart)
    if (before.some(one => codeKey(one) === codeKey(code))) {
      return refused({ key: 'coupon.alreadyApplied', values: { code } })
    }
    const entered = request.email ?? readRemembered(cart)?.billing_email
    const email = readEmail(entered) ?? request.customer?.email
    const customerId = request.customer?.id
    const price = (codes: readonly string[]) =>
      priceWith(context, db, { cart, codes, email, customerId, nowMs })
    const alone = await price([code])
    const [own] = alone.coupons
    if (own?.problem && own.id === undefined) {
      return addGiftCard(context, db, { cart, code, email, nowMs, priced: alone.priced, request })
    }
    if (own?.problem) return refused(own.problem)
    if (alone.isIndividual) {
      await storeCoupons(db, cart.id, [code])
    } else {
      const together = await price([...before, code])
      if (together.individual) {
        const values = { code: together.individual }
        return refused({ key: 'coupon.individualUse', values })
      }
      if (before.length >= MAX_COUPONS) {
        return refused({ key: 'coupon.tooMany', values: { max: MAX_COUPONS } })
      }
      await storeCoupons(db, cart.id, [...before, code])
    }
    const notice: CartNotice = { kind: 'success', key: 'couponApplied' }
    if (request.keepNotice) await addFlash(db, cart.id, { notices: [notice], nowMs })
    return { ok: true, notice }
  })
}

/** Adds the gift card with this code; refused like an unknown coupon if there is none. */
async function addGiftCard(
  { settings }: CartContext,
  db: Database,
  added: {
    cart: StoredCart & { id: string }
    code: string
    email: string | undefined
    nowMs: number
    priced: PricedCart
    request: CouponRequest
  },
): Promise<CouponResult> {
  const { cart, code, nowMs, request } = added
  const before = readGiftCards(cart)
  const buyer = { currency: settings.currency, email: added.email, nowMs, before }
  const found = await findUsableCard(db, code, added.priced, buyer)
  if (!found) return refused({ key: 'coupon.unknown', values: { code } })
  if (found.refusal) return refuse('coupon-refused', { message: found.refusal })
  await storeGiftCards(db, cart.id, [...before, found.card.id])
  const waits = found.card.holderEmail !== '' && buyer.email === undefined
  const notice: CartNotice = {
    kind: 'success',
    key: waits ? 'giftCard.needsEmail' : 'giftCard.applied',
  }
  if (request.keepNotice) await addFlash(db, cart.id, { notices: [notice], nowMs })
  return { ok: true, notice }
}

/** Removes a code, or a gift card by its id. Removing one that is not in the cart has no effect. */
export function removeCoupon(
  context: CartContext,
  request: Pick<CouponRequest, 'key' | 'code' | 'keepNotice'>,
): Promise<CouponResult> {
  const nowMs = context.clock.now()
  return inCartTransaction(context, async (db): Promise<CouponResult> => {
    const cart = await lockCart(db, request.key, nowMs)
    if (!cart) return refuse('no-cart', { message: { key: 'expired' } })
    const cards = readGiftCards(cart)
    const isCard = cards.includes(request.code)
    if (isCard) {
      await storeGiftCards(
        db,
        cart.id,
        cards.filter(id => id !== request.code),
      )
    } else {
      const left = readCoupons(cart).filter(one => codeKey(one) !== codeKey(request.code))
      await storeCoupons(db, cart.id, left)
    }
    const notice: CartNotice = {
      kind: 'success',
      key: isCard ? 'giftCard.removed' : 'couponRemoved',
    }
    if (request.keepNotice) await addFlash(db, cart.id, { notices: [notice], nowMs })
    return { ok: true, notice }
  })
}

interface Priced {
  priced: PricedCart
  coupons: CartCoupon[]
  /** Whether the first of the codes is for individual use. */
  isIndividual: boolean
  /** The applied code that excludes others. */
  individual: string | undefined
}

async function priceWith(
  { settings, automatic, taxRates }: CartContext,
  db: Database,
  request: {
    cart: StoredCart & { id: string }
    codes: readonly string[]
    email: string | undefined
    customerId: string | undefined
    nowMs: number
  },
): Promise<Priced> {
  const { cart, codes, nowMs } = request
  const { exchange, group } = settings
  const lines = await toCartLines(db, await loadLines(db, cart.id), { nowMs, exchange, group })
  const offer = await loadOffer(db, {
    codes,
    automatic: await automatic.get(),
    productIds: lines.map(line => line.productId),
    email: request.email,
    customerId: request.customerId,
    nowMs,
    exchange,
  })
  const remembered = readRemembered(cart)
  const asked = remembered && shippingOf(remembered)
  const destination = destinationAt(settings, asked)
  const billing = asked?.billing.country ? asked.billing : destination
  const local = await taxRates.ofBuyer(settings, { shipping: destination, billing })
  const taxes = taxesInGroup(settings, local)
  const priced = priceCart(settings, lines, destination, { taxes, offer })
  const { coupons, discounts } = priced
  const individual = discounts.find(one => one.code && one.discount.individualUse)
  return {
    priced,
    coupons,
    isIndividual: offer.coupons[0]?.discount?.individualUse ?? false,
    individual: individual?.code,
  }
}

function storeCoupons(db: Database, cartId: string, codes: readonly string[]) {
  return db
    .updateTable('carts')
    .set({ coupons: JSON.stringify(codes) })
    .where('id', '=', cartId)
    .execute()
}
