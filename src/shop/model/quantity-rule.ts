/** Upper limit of the quantity of a line, which keeps sums exact. */
export const MAX_QUANTITY = 9999

/** Quantities in which a variant is sold. `min` and `max` are multiples of `step`. */
export interface QuantityRule {
  min: number
  max: number
  step: number
}

export const ANY_QUANTITY: QuantityRule = { min: 1, max: MAX_QUANTITY, step: 1 }

/** Columns of products and variants; null: no rule, or that of the product. */
export interface QuantityColumns {
  min_quantity: number | null
  max_quantity: number | null
  quantity_step: number | null
}

/** The rule of a variant, whose values take precedence over those of its product. */
export function quantityRule(
  product: QuantityColumns,
  variant: QuantityColumns = product,
): QuantityRule {
  const step = Math.min(variant.quantity_step ?? product.quantity_step ?? 1, MAX_QUANTITY)
  const asked = variant.min_quantity ?? product.min_quantity ?? step
  const min = Math.ceil(Math.max(asked, 1) / step) * step
  const most = variant.max_quantity ?? product.max_quantity ?? MAX_QUANTITY
  return { min, max: Math.max(min, Math.floor(most / step) * step), step }
}

export const hasQuantityRule = ({ min, max, step }: QuantityRule) =>
  min > 1 || step > 1 || max < MAX_QUANTITY

/** A text about a quantity that a rule does not allow, with its value. */
export type QuantityProblem =
  | { key: 'minQuantity'; values: { name: string; min: number } }
  | { key: 'maxQuantity'; values: { name: string; max: number } }
  | { key: 'quantityStep'; values: { name: string; step: number } }

/** Why a quantity cannot be ordered. */
export function quantityProblem(
  { min, max, step }: QuantityRule,
  { name, quantity }: { name: string; quantity: number },
): QuantityProblem | undefined {
  if (quantity < min) return { key: 'minQuantity', values: { name, min } }
  if (quantity > max) return { key: 'maxQuantity', values: { name, max } }
  if (quantity % step !== 0) return { key: 'quantityStep', values: { name, step } }
  return undefined
}
