import type { OrderMailTemplate } from '../../model/shop-mails.ts'
import type { OrderEventKind } from '../event-kinds.ts'

export const RETURN_STATES = ['requested', 'accepted', 'declined', 'received'] as const
export type ReturnState = (typeof RETURN_STATES)[number]

interface ReturnStep {
  /** Next states, which staff sets. */
  next: readonly ReturnState[]
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
}

export const maySetReturn = (from: ReturnState, to: ReturnState) =>
  RETURN_STEPS[from].next.includes(to)
