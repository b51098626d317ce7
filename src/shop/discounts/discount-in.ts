import type { Minor } from '#base'
import type { Exchange } from '../model/currency-settings.ts'
import { convert, convertPrice } from '../money/exchange.ts'
import type { Discount } from './discount.ts'

/** A discount whose amounts are those of an exchange. Only the price of a bundle is rounded. */
export function discountIn<Found extends Discount>(
  discount: Found,
  exchange: Exchange | undefined,
): Found {
  if (!exchange) return discount
  const { type, amount, minimumAmount, maximumAmount } = discount
  const limit = (amount: Minor | null) => (amount === null ? null : convert(amount, exchange))
  return {
    ...discount,
    amount: type === 'bundle' ? convertPrice(amount, exchange) : convert(amount, exchange),
    minimumAmount: limit(minimumAmount),
    maximumAmount: limit(maximumAmount),
  }
}
