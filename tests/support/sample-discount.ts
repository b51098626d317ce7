import { Value } from 'typebox/value'
import { type Discount, DiscountEdit } from '../../src/shop/discounts/discount.ts'

/** A discount of 10 % with the code `SAVE`; other rules have their defaults. */
export function sampleDiscount(changes: Partial<Discount> = {}): Discount {
  const edit = Value.Default(DiscountEdit, { code: 'SAVE', type: 'percent', percent: 1000 })
  return { ...(edit as DiscountEdit), id: 'd', usageCount: 0, ...changes }
}
