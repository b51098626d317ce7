import type { Minor } from '#base'

/** Maximum item price in minor units. */
export const MAX_PRICE: Minor = 1e12

/** Maximum cart sum in minor units, such that taxes and shipping stay exact integers. */
export const MAX_CART_SUM: Minor = 1e14

/** Whether the sum of a cart's lines is within the limit. */
export const isSumWithinLimit = (
  lines: readonly { price: { price: Minor }; quantity: number }[],
): boolean => lines.reduce((sum, line) => sum + line.price.price * line.quantity, 0) <= MAX_CART_SUM
