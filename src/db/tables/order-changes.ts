import type { Generated } from 'kysely'

/** Tables of drafts and of changes after the purchase. */
export interface OrderChangeTables {
  /** Input of draft orders, to continue editing. */
  order_drafts: {
    order_id: string
    /** JSON `OrderInput`. */
    input: string
  }
  /** Declarations of buyers to withdraw from a contract. */
  withdrawals: {
    id: string
    /** Null until it is assigned to an order. */
    order_id: string | null
    /** `WithdrawalState`. */
    state: string
    /** As entered by the buyer. */
    name: string
    contract: string
    email: string
    /** Empty for the whole contract. */
    items: string
    /** Reason of staff for closing it without an order. */
    note: string
    created_at: number
    updated_at: number
  }
  /** Returns that buyers request, and items of withdrawals. */
  order_returns: {
    id: string
    order_id: string
    /** `ReturnKind`. */
    kind: Generated<string>
    /** 1: withdrawn after the period. */
    is_late: Generated<number>
    /** Counted from 1. */
    position: number
    /** `ReturnState`. */
    state: string
    /** Reason of the buyer. */
    reason: string
    /** Reason of staff, mailed to the buyer. */
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
