import type { ReturnState } from './return-states.ts'

/** A request of the buyer, or a withdrawal from the contract. */
export type ReturnKind = 'return' | 'withdrawal'

/** A return of some items of an order. */
export interface ReturnView {
  id: string
  kind: ReturnKind
  /** Withdrawn after the period. */
  isLate: boolean
  /** Counted from 1. */
  position: number
  state: ReturnState
  /** Of the buyer. */
  reason: string
  /** Of staff. */
  answer: string
  createdAt: number
  lines: { lineId: string; name: string; quantity: number; received: number }[]
}

/** Returns of an order, and what may still be returned. */
export interface ReturnsView {
  returns: ReturnView[]
  /** Items that the buyer may return; empty after the period or if the shop takes none back. */
  returnable: { lineId: string; name: string; quantity: number }[]
  /** End of the period, exclusive; undefined if the order is not completed. */
  until: number | undefined
}
