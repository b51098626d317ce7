import type { Database } from '#db'
import type { PricedCart } from '../cart/price-cart.ts'
import { takeUses } from '../discounts/discount-uses.ts'
import { refusalMessage } from '../discounts/refusal-message.ts'
import { type CheckoutRefusal, refuseOrder } from './checkout-result.ts'
import type { CheckoutContext } from './order-request.ts'

/** Counts the discounts of the order; refused if another order used the last one. */
export async function takeDiscounts(
  db: Database,
  { automatic, settings }: CheckoutContext,
  { discounts }: PricedCart,
  use: Parameters<typeof takeUses>[2],
): Promise<CheckoutRefusal | undefined> {
  if (discounts.length === 0) return undefined
  const limited = discounts.some(({ code, discount }) => !code && discount.usageLimit !== null)
  // The number of uses is in memory with them.
  if (limited) automatic.forget()
  const usedUp = await takeUses(
    db,
    discounts.map(({ discount }) => discount),
    use,
  )
  if (!usedUp) return undefined
  const { discount, reason } = usedUp
  return refuseOrder('cart-changed', [
    { key: 'unavailable' },
    refusalMessage(discount.code || discount.label, { reason }, settings),
  ])
}
