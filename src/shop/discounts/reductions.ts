import { allocate, type Minor, scaleMinor } from '#base'
import { allocateDeductions } from '../money/settle.ts'
import { type Discount, FULL_PERCENT } from './discount.ts'
import { type DiscountedLine, isEligible } from './discounted-line.ts'

export type LineParts = ReadonlyMap<string, Minor>

/** A line and the amount that earlier discounts left of it. */
export interface LineLeft {
  line: DiscountedLine
  left: Minor
}

/** A number of items of a line, at the price from which a discount is computed. */
interface Taken extends LineLeft {
  count: number
  price: Minor
}

const NOTHING: LineParts = new Map()

/**
 * How much a discount takes from each line. Percentages are computed from the price before other
 * discounts, unless `sequential` is set. No line is reduced by more than what is left of it.
 */
export function reduceLines(
  discount: Discount,
  lines: readonly LineLeft[],
  { sequential }: { sequential: boolean },
): LineParts {
  const eligible = lines.filter(({ line }) => isEligible(discount, line))
  const price = (one: LineLeft, count: number): Taken => ({
    ...one,
    count,
    price: scaleMinor(sequential ? one.left : one.line.amount, count, one.line.quantity),
  })
  const limit = discount.limitUsageToXItems ?? Number.POSITIVE_INFINITY
  switch (discount.type) {
    case 'percent':
      return takePercent(takeItems(eligible, limit, 'dearest', price), discount.percent)
    case 'fixed_product':
      return takeFixed(takeItems(eligible, limit, 'dearest', price), discount.amount)
    case 'fixed_cart':
      return takeFromAll(lines, discount)
    case 'buy_x_get_y':
      return takePercent(itemsToGet(discount, lines, eligible, limit, price), discount.percent)
    case 'tiers':
      return takeTiers(discount, eligible, limit, price)
    case 'bundle':
      return takeBundles(discount, lines, limit, price)
    case 'free_shipping':
      return NOTHING
  }
}

type PriceItems = (one: LineLeft, count: number) => Taken

/** Compares prices of one item without dividing. */
function byUnitPrice(a: LineLeft, b: LineLeft): number {
  return a.line.amount / a.line.quantity - b.line.amount / b.line.quantity
}

/** Up to `count` items. Lines of equal price keep their order. */
function takeItems(
  lines: readonly LineLeft[],
  count: number,
  first: 'cheapest' | 'dearest',
  price: PriceItems,
): Taken[] {
  const sorted = [...lines].sort((a, b) =>
    first === 'cheapest' ? byUnitPrice(a, b) : byUnitPrice(b, a),
  )
  let missing = count
  return sorted.flatMap(one => {
    const taken = Math.min(missing, one.line.quantity)
    missing -= taken
    return taken > 0 ? [price(one, taken)] : []
  })
}

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, one) => total + one, 0)

/** Rounds the percentage of the sum and allocates it to the lines. */
function takePercent(items: readonly Taken[], percent: number): LineParts {
  const prices = items.map(item => item.price)
  return allocateTo(items, scaleMinor(sum(prices), percent, FULL_PERCENT))
}

/** Allocates an amount in proportion to the prices of the items. */
function allocateTo(items: readonly Taken[], amount: Minor): LineParts {
  if (amount <= 0) return NOTHING
  const parts = allocate(
    amount,
    items.map(item => item.price),
  )
  return new Map(items.map(({ line, left }, index) => [line.id, Math.min(left, parts[index] ?? 0)]))
}

function takeFixed(items: readonly Taken[], amount: Minor): LineParts {
  return new Map(
    items.map(({ line, left, price, count }) => [line.id, Math.min(left, price, amount * count)]),
  )
}

function takeFromAll(lines: readonly LineLeft[], { id, amount }: Discount): LineParts {
  const charged = lines.map(({ line, left }) => ({
    id: line.id,
    kind: 'product' as const,
    amount: left,
    rates: [],
  }))
  const [allocated] = allocateDeductions(charged, [{ id, amount }])
  return allocated?.parts ?? NOTHING
}

/** For each `buyQuantity` bought items, the cheapest `getQuantity` items are reduced. */
function itemsToGet(
  { buyQuantity, getQuantity, getProductIds }: Discount,
  lines: readonly LineLeft[],
  eligible: readonly LineLeft[],
  limit: number,
  price: PriceItems,
): Taken[] {
  const isToGet = ({ line }: LineLeft) =>
    getProductIds.includes(line.productId) || getProductIds.includes(line.variantId)
  const isSame = getProductIds.length === 0
  const bought = isSame ? eligible : eligible.filter(one => !isToGet(one))
  const reduced = isSame ? eligible : lines.filter(isToGet)
  const sets = Math.floor(countItems(bought) / (isSame ? buyQuantity + getQuantity : buyQuantity))
  return takeItems(reduced, Math.min(limit, sets * getQuantity), 'cheapest', price)
}

const countItems = (lines: readonly LineLeft[]) => sum(lines.map(({ line }) => line.quantity))

/** Each product gets the percentage of the highest tier that its number of items reaches. */
function takeTiers(
  { tiers }: Discount,
  eligible: readonly LineLeft[],
  limit: number,
  price: PriceItems,
): LineParts {
  const highestFirst = [...tiers].sort((a, b) => b.quantity - a.quantity)
  const parts = new Map<string, Minor>()
  let missing = limit
  for (const lines of Map.groupBy(eligible, ({ line }) => line.productId).values()) {
    const count = countItems(lines)
    const tier = highestFirst.find(({ quantity }) => quantity <= count)
    if (!tier) continue
    const items = takeItems(lines, missing, 'dearest', price)
    missing -= sum(items.map(item => item.count))
    for (const [id, part] of takePercent(items, tier.percent)) parts.set(id, part)
  }
  return parts
}

/** Reduces complete bundles to their price. */
function takeBundles(
  { amount, bundleItems }: Discount,
  lines: readonly LineLeft[],
  limit: number,
  price: PriceItems,
): LineParts {
  const members = bundleItems.map(item => ({
    ...item,
    lines: lines.filter(
      ({ line }) => line.productId === item.productId || line.variantId === item.productId,
    ),
  }))
  const sets = Math.min(
    limit,
    ...members.map(member => Math.floor(countItems(member.lines) / member.quantity)),
  )
  if (members.length === 0 || sets < 1) return NOTHING
  const items = members.flatMap(member =>
    takeItems(member.lines, sets * member.quantity, 'dearest', price),
  )
  return allocateTo(items, sum(items.map(item => item.price)) - sets * amount)
}
