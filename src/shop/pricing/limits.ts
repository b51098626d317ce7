import type { Minor } from '#base'

/** Highest price of one piece, in minor units. */
export const MAX_PRICE: Minor = 1e12

/** Highest sum of a cart's lines, in minor units: taxes and shipping on top of it stay exact integers. */
export const MAX_CART_SUM: Minor = 1e14

/** Whether the lines of a cart add up to an amount that can be ordered. */
export const isCountable = (
  lines: readonly { price: { price: Minor }; quantity: number }[],
): boolean => lines.reduce((sum, line) => sum + line.price.price * line.quantity, 0) <= MAX_CART_SUM
