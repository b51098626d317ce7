import type { Generated } from 'kysely'

/** Tables of drafts and of changes after the purchase. */
export interface OrderChangeTables {
  /** Input of draft orders, to continue editing. */
  order_drafts: {
    order_id: string
    /** JSON `OrderInput`. */
    input: string
  }
  /** Returns that buyers request. */
  order_returns: {
    id: string
    order_id: string
    /** Counted from 1. */
    position: number
    /** `ReturnState`. */
    state: string
    /** Of the buyer. */
    reason: string
    /** Of staff, mailed to the buyer. */
    answer: string
    created_at: number
    updated_at: number
  }
  order_return_lines: {
    return_id: string
    order_id: string
    line_id: string
    quantity: number
    /** Items that have arrived. */
    received: Generated<number>
  }
}
