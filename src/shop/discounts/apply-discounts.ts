import type { Minor } from '#base'
import type { AllocatedDiscount } from '../money/settle.ts'
import type { Discount, DiscountType } from './discount.ts'
import type { DiscountedLine } from './discounted-line.ts'
import { type LineLeft, reduceLines } from './reductions.ts'
import { type BuyerFacts, type CouponRefusal, refusalOf } from './refusal.ts'

/** A code in the cart and its discount; undefined if there is none of this code. */
export interface EnteredCoupon {
  code: string
  discount: Discount | undefined
}

export interface AppliedDiscount extends AllocatedDiscount {
  discount: Discount
}

export interface AppliedDiscounts {
  /** In order of application. */
  applied: AppliedDiscount[]
  /** By entered code. */
  refused: ReadonlyMap<string, CouponRefusal>
  freeShipping: boolean
}

interface Cart {
  lines: readonly DiscountedLine[]
  coupons: readonly EnteredCoupon[]
  automatic: readonly Discount[]
  facts: BuyerFacts
  /** Whether percentages are computed from what earlier discounts left. */
  sequential: boolean
}

/** Decides which discounts apply to a cart, and how much each takes from each line. */
export function applyDiscounts(cart: Cart): AppliedDiscounts {
  const { accepted, refused } = acceptCoupons(cart)
  const automatic = acceptAutomatic(cart, accepted)
  const applied = reduceInOrder(cart, [...accepted, ...automatic])
  for (const { discount, parts } of applied) {
    if (!discount.code || !dependsOnQuantity(discount) || totalOf(parts) > 0) continue
    const code = cart.coupons.find(coupon => coupon.discount === discount)?.code
    if (code !== undefined) refused.set(code, { reason: 'conditions' })
  }
  const effective = applied.filter(
    ({ discount, parts }) =>
      totalOf(parts) > 0 || givesFreeShipping(discount) || !needsEffect(discount),
  )
  return {
    applied: effective,
    refused,
    freeShipping: effective.some(({ discount }) => givesFreeShipping(discount)),
  }
}

export const givesFreeShipping = (discount: Discount) =>
  discount.type === 'free_shipping' || discount.freeShipping

/** Whether a discount may find no items to reduce although all its lines fit. */
const dependsOnQuantity = ({ type }: Discount) =>
  type === 'buy_x_get_y' || type === 'tiers' || type === 'bundle'

/** Automatic discounts without effect are not shown. */
const needsEffect = (discount: Discount) => !discount.code || dependsOnQuantity(discount)

const totalOf = (parts: ReadonlyMap<string, Minor>) =>
  [...parts.values()].reduce((sum, part) => sum + part, 0)

function acceptCoupons({ coupons, lines, facts }: Cart) {
  const refused = new Map<string, CouponRefusal>()
  const fitting: { code: string; discount: Discount }[] = []
  for (const { code, discount } of coupons) {
    const refusal = discount ? refusalOf(discount, lines, facts) : { reason: 'unknown' as const }
    if (refusal) refused.set(code, refusal)
    else if (discount) fitting.push({ code, discount })
  }
  const alone = fitting.find(({ discount }) => discount.individualUse)
  const accepted = fitting.flatMap(one => {
    if (!alone || one === alone) return [one.discount]
    refused.set(one.code, { reason: 'individualUse' })
    return []
  })
  return { accepted, refused }
}

/** Discounts for individual use compete with all others together; the larger reduction wins. */
function acceptAutomatic(cart: Cart, coupons: readonly Discount[]): Discount[] {
  if (coupons.some(coupon => !coupon.combinesWithAutomatic)) return []
  const fitting = cart.automatic.filter(
    discount => refusalOf(discount, cart.lines, cart.facts) === undefined,
  )
  const combined = fitting.filter(discount => !discount.individualUse)
  if (coupons.length > 0) return combined
  let best = { discounts: combined, reduction: reductionOf(cart, combined) }
  for (const discount of inOrder(fitting.filter(one => one.individualUse))) {
    const reduction = reductionOf(cart, [discount])
    if (reduction > best.reduction) best = { discounts: [discount], reduction }
  }
  return best.discounts
}

const reductionOf = (cart: Cart, discounts: readonly Discount[]) =>
  reduceInOrder(cart, discounts).reduce((sum, { parts }) => sum + totalOf(parts), 0)

function reduceInOrder(
  { lines, sequential }: Pick<Cart, 'lines' | 'sequential'>,
  discounts: readonly Discount[],
): AppliedDiscount[] {
  let current: LineLeft[] = lines.map(line => ({ line, left: line.amount }))
  return inOrder(discounts).map(discount => {
    const parts = reduceLines(discount, current, { sequential })
    current = current.map(({ line, left }) => ({ line, left: left - (parts.get(line.id) ?? 0) }))
    return { id: discount.id, parts, discount }
  })
}

/** WooCommerce's order: reductions of items, percentages, then amounts off the whole cart. */
const RANKS: Record<DiscountType, number> = {
  bundle: 1,
  buy_x_get_y: 1,
  tiers: 1,
  fixed_product: 1,
  percent: 2,
  fixed_cart: 3,
  free_shipping: 4,
}

/** Independent of the order in which codes were entered. */
function inOrder(discounts: readonly Discount[]): Discount[] {
  const key = (one: Discount) => [
    one.priority,
    RANKS[one.type],
    one.limitUsageToXItems ?? 0,
    one.type === 'percent' ? one.percent : one.amount,
  ]
  return [...discounts].sort((a, b) => {
    const [left, right] = [key(a), key(b)]
    const index = left.findIndex((value, position) => value !== right[position])
    if (index >= 0) return (left[index] ?? 0) - (right[index] ?? 0)
    return a.id < b.id ? -1 : 1
  })
}
