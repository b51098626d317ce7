export const WITHDRAWAL_STATES = ['open', 'assigned', 'closed'] as const
/** `open`: staff must find its order; `closed`: it concerns no order. */
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]

/** Maximum lengths of the form's fields. */
export const WITHDRAWAL_LENGTHS = { name: 200, contract: 200, email: 254, items: 2000 } as const

/** Declaration of a buyer to withdraw from a contract, or from a part of it. */
export interface WithdrawalDeclaration {
  /** Makes repeats idempotent. */
  id: string
  name: string
  /** Number of the order, or a description of the contract. */
  contract: string
  /** For the receipt. */
  email: string
  /** The part of the contract; empty for the whole. */
  items: string
  /** The order, if the buyer may see it, with the withdrawn items; empty for all. */
  order?: { id: string; lines: readonly { lineId: string; quantity: number }[] } | undefined
}

/** A declaration for staff. */
export interface WithdrawalView {
  id: string
  state: WithdrawalState
  name: string
  contract: string
  email: string
  items: string
  /** Why it was closed without an order. */
  note: string
  createdAt: number
  /** Its order. */
  orderId: string | null
  orderNumber: number | null
}
