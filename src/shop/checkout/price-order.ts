import { type Minor, ok, type Success } from '#base'
import type { Database } from '#db'
import { type CartLine, loadLines } from '../cart/cart-lines.ts'
import { lineProblems } from '../cart/cart-rules.ts'
import type { StoredCart } from '../cart/cart-store.ts'
import { readCoupons } from '../cart/coupons.ts'
import { isShownLine, toCartLines } from '../cart/expand-bundles.ts'
import { loadTenders, readGiftCards } from '../cart/gift-cards.ts'
import { type PricedCart, priceCart } from '../cart/price-cart.ts'
import type { Discount } from '../discounts/discount.ts'
import { loadOffer } from '../discounts/load-offer.ts'
import type { Tender } from '../gift-cards/pay-with-cards.ts'
import { shippingOf } from '../model/checkout-fields.ts'
import { isSumWithinLimit } from '../money/limits.ts'
import { checkPricedOrder } from './check-priced-order.ts'
import { type CheckoutRefusal, refuseOrder } from './checkout-result.ts'
import type { CheckoutContext, OrderRequest } from './order-request.ts'

/** The lines of an order with their prices, and how it is paid. */
export interface PricedOrder {
  lines: readonly CartLine[]
  priced: PricedCart
  /** Payments by gift cards. */
  tenders: Tender[]
  /** Amount after gift cards. */
  due: Minor
  /** Automatic discounts that were considered. */
  automatic: readonly Discount[]
}

type OrderedCart = Pick<StoredCart, 'coupons' | 'gift_cards'> & { id: string }

/** Prices the items of a cart at this moment. Refused if the buyer was shown something else. */
export async function priceOrder(
  db: Database,
  context: CheckoutContext,
  { cart, request, nowMs }: { cart: OrderedCart; request: OrderRequest; nowMs: number },
): Promise<Success<PricedOrder> | CheckoutRefusal> {
  const { settings } = context
  const { fields, taxes, customerId } = request
  const { exchange, group, currency } = settings
  const rows = await loadLines(db, cart.id)
  const lines = await toCartLines(db, rows, { nowMs, exchange, group })
  const unavailable = refuseLines(lines, rows.length)
  if (unavailable) return unavailable
  const email = fields.billing_email
  const automatic = await context.automatic.get()
  const offer = await loadOffer(db, {
    codes: readCoupons(cart),
    automatic,
    productIds: lines.map(line => line.productId),
    email,
    customerId,
    nowMs,
    exchange,
  })
  const priced = priceCart(settings, lines, shippingOf(fields), { taxes, offer })
  const buyer = { currency, email, nowMs }
  const { tenders, due } = await loadTenders(db, readGiftCards(cart), priced, buyer)
  const order = { lines, priced, tenders, due, automatic }
  return checkPricedOrder(settings, fields, order) ?? ok(order)
}

/** @param stored Number of lines in the cart. Those whose product is gone are not among `lines`. */
function refuseLines(lines: readonly CartLine[], stored: number): CheckoutRefusal | undefined {
  if (stored === 0) return refuseOrder('cart-empty', [{ key: 'empty' }])
  if (lines.filter(isShownLine).length < stored) {
    return refuseOrder('cart-changed', [{ key: 'unavailable' }])
  }
  const problems = [...lineProblems(lines).values()]
  if (problems.length > 0) return refuseOrder('not-enough-stock', problems)
  if (!isSumWithinLimit(lines)) return refuseOrder('cart-changed', [{ key: 'tooMuch' }])
  return undefined
}
