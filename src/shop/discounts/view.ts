import type { Minor } from '#base'
import type { Discount } from './discount.ts'

export const DISCOUNT_STATUSES = ['active', 'scheduled', 'expired', 'used-up', 'disabled'] as const
export type DiscountStatus = (typeof DISCOUNT_STATUSES)[number]

/** Maximum number of codes that are generated at once. */
export const MAX_GENERATED_CODES = 10_000

/** A discount in lists of staff. */
export interface DiscountItem extends Discount {
  /** The code, or the label of an automatic discount. */
  name: string
  status: DiscountStatus
  /** The discount from which the code was generated. */
  batchId: string | null
  createdAt: number
}

/** An order with a discount. */
export interface DiscountUse {
  id: string
  number: number
  code: string
  total: Minor
  currency: string
  status: string
  createdAt: number
  /** False if the order was cancelled or failed. */
  isCounted: boolean
}
