import type { CustomerAddress } from '../customers/addresses.ts'
import type { OrderSummary } from '../orders/view.ts'

/** `guest`: ordered without an account. */
export const CUSTOMER_STATUSES = ['registered', 'guest', 'disabled'] as const
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number]

/** A customer for staff. */
export interface CustomerItem {
  id: string
  email: string
  name: string
  status: CustomerStatus
  orderCount: number
  /** Paid less refunded, in the shop's currency. */
  spent: number
  currency: string
  lastOrderAt: number | null
  tags: string[]
  /** Id of the group. */
  group: string | null
  groupName: string
  createdAt: number
}

export interface CustomerDetail extends CustomerItem {
  note: string
  disabled: boolean
  registeredAt: number | null
  addresses: CustomerAddress[]
  /** Latest orders. */
  orders: OrderSummary[]
}
