import type { OrderMailTemplate } from '../../model/shop-mails.ts'
import type { OrderEventKind } from '../event-kinds.ts'

export const RETURN_STATES = [
  ...(['requested', 'accepted', 'declined', 'received'] as const),
  ...(['refunded', 'closed'] as const),
] as const
export type ReturnState = (typeof RETURN_STATES)[number]

interface ReturnStep {
  /** Next states, which staff sets. */
  next: readonly StaffReturnState[]
  /** Whether its items cannot be requested again. */
  isOpen: boolean
  event: OrderEventKind
  /** Mail to the buyer. */
  mail?: OrderMailTemplate
}

/** All states of a return and their effects. */
export const RETURN_STEPS: Record<ReturnState, ReturnStep> = {
  requested: {
    next: ['accepted', 'declined'],
    isOpen: true,
    event: 'return-requested',
    mail: 'return-requested',
  },
  /** The buyer sends the items. */
  accepted: {
    next: ['received', 'declined'],
    isOpen: true,
    event: 'return-accepted',
    mail: 'return-accepted',
  },
  declined: { next: [], isOpen: false, event: 'return-declined', mail: 'return-declined' },
  /** The items have arrived. Refunding them is a step of the order. */
  received: { next: [], isOpen: false, event: 'return-received' },
  /** Set by a refund, which has its own mail. */
  refunded: { next: [], isOpen: false, event: 'return-refunded' },
  /** The order was cancelled. */
  closed: { next: [], isOpen: false, event: 'return-closed' },
}

/** States that end with a refund of the items. */
export const REFUNDABLE_RETURN_STATES = ['requested', 'accepted', 'received'] as const
/** States in which staff has something to do. */
export const WAITING_RETURN_STATES = ['requested', 'received'] as const

/** States that staff sets. */
export const STAFF_RETURN_STATES = ['accepted', 'declined', 'received'] as const
export type StaffReturnState = (typeof STAFF_RETURN_STATES)[number]

/** Whether staff refunds the items next. */
export const mayRefundReturn = (state: ReturnState) =>
  REFUNDABLE_RETURN_STATES.some(one => one === state)

export const maySetReturn = (from: ReturnState, to: StaffReturnState) =>
  RETURN_STEPS[from].next.includes(to)
