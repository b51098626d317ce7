import { Value } from 'typebox/value'
import type { Shop } from '#shop'
import { DiscountEdit } from '../../src/shop/discounts/discount.ts'

/** A discount as staff send it, with defaults for the other fields. */
export const discountEdit = (changes: Partial<DiscountEdit>) =>
  Value.Default(DiscountEdit, structuredClone(changes)) as DiscountEdit

export async function createDiscount(shop: Shop, changes: Partial<DiscountEdit>): Promise<string> {
  const created = await shop.discounts.create(discountEdit(changes))
  if (!created.ok) throw new Error(created.reason)
  return created.id
}
