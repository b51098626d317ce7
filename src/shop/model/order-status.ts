export const ORDER_STATUSES = [
  'draft',
  'pending',
  'on-hold',
  'processing',
  'completed',
  'cancelled',
  'refunded',
  'failed',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/**
 * Who changes a status: staff with the permission `orders.write`, a settled or failed payment, a
 * refund of everything that was paid, a periodic task, or the form that makes a draft an order.
 */
export type StatusActor = 'staff' | 'payment' | 'refund' | 'system' | 'placing'

interface OrderState {
  /** Next statuses, with those who may set them. */
  next: Partial<Record<OrderStatus, readonly StatusActor[]>>
  /** Whether items are reserved. Refunds return items to stock only on request. */
  holdsStock: boolean
  /** Whether the money has arrived, or `delivery`: unless it is collected on delivery. */
  isPaid: boolean | 'delivery'
  /** Nothing is left to pay or ship, so personal data may be erased. */
  hasEnded: boolean
  /** Mail to the buyer; `except` are previous statuses after which it is not sent. */
  mail?: {
    template:
      | 'order-on-hold'
      | 'order-paid'
      | 'order-completed'
      | 'order-cancelled'
      | 'order-refunded'
      | 'order-payment-failed'
    except?: readonly OrderStatus[]
  }
}

const STAFF = ['staff'] as const
const STAFF_OR_PAYMENT = ['staff', 'payment'] as const
const PLACING = ['placing'] as const
const REFUND = ['staff', 'refund'] as const

/** All statuses of an order and their effects. */
export const ORDER_STATES: Record<OrderStatus, OrderState> = {
  /** Prepared by staff. Not visible to the buyer. Placing it checks its content. */
  draft: {
    next: { pending: PLACING, 'on-hold': PLACING, processing: PLACING },
    holdsStock: false,
    isPaid: false,
    hasEnded: false,
  },
  /** The payment was started or is due. */
  pending: {
    next: {
      'on-hold': STAFF_OR_PAYMENT,
      processing: STAFF_OR_PAYMENT,
      completed: STAFF,
      cancelled: ['staff', 'system'],
      failed: STAFF_OR_PAYMENT,
    },
    holdsStock: true,
    isPaid: false,
    hasEnded: false,
  },
  /** Waits for a bank transfer or cheque. */
  'on-hold': {
    next: {
      pending: STAFF,
      processing: STAFF_OR_PAYMENT,
      completed: STAFF,
      cancelled: STAFF,
      failed: STAFF_OR_PAYMENT,
    },
    holdsStock: true,
    isPaid: false,
    hasEnded: false,
    // Placing an order has its own mail, and a paid order waits for something else.
    mail: { template: 'order-on-hold', except: ['draft', 'processing'] },
  },
  processing: {
    next: { 'on-hold': STAFF, completed: STAFF, cancelled: STAFF, refunded: REFUND, failed: STAFF },
    holdsStock: true,
    isPaid: 'delivery',
    hasEnded: false,
    mail: { template: 'order-paid', except: ['completed'] },
  },
  completed: {
    next: { processing: STAFF, refunded: REFUND },
    holdsStock: true,
    isPaid: true,
    hasEnded: true,
    mail: { template: 'order-completed' },
  },
  failed: {
    next: {
      // The buyer tries again.
      pending: STAFF_OR_PAYMENT,
      'on-hold': STAFF,
      processing: STAFF_OR_PAYMENT,
      cancelled: STAFF,
    },
    holdsStock: false,
    isPaid: false,
    hasEnded: true,
    mail: { template: 'order-payment-failed' },
  },
  cancelled: {
    // Money that arrives after an unpaid order expired.
    next: { processing: ['payment'] },
    holdsStock: false,
    isPaid: false,
    hasEnded: true,
    mail: { template: 'order-cancelled' },
  },
  refunded: {
    next: {},
    holdsStock: true,
    isPaid: false,
    hasEnded: true,
    mail: { template: 'order-refunded' },
  },
}

/** Statuses that someone may set next. */
export function nextStatuses(from: OrderStatus, actor: StatusActor): OrderStatus[] {
  const entries = Object.entries(ORDER_STATES[from].next) as [OrderStatus, StatusActor[]][]
  return entries.filter(([, actors]) => actors.includes(actor)).map(([status]) => status)
}

export function maySetStatus(from: OrderStatus, to: OrderStatus, actor: StatusActor): boolean {
  return ORDER_STATES[from].next[to]?.includes(actor) ?? false
}

export function holdsStock(status: OrderStatus): boolean {
  return ORDER_STATES[status].holdsStock
}

/** Paid, or accepted with cash on delivery. */
export function isPaid({ status }: { status: OrderStatus }): boolean {
  return ORDER_STATES[status].isPaid !== false
}

export function hasEnded(status: OrderStatus): boolean {
  return ORDER_STATES[status].hasEnded
}

/** Whether items, addresses and discounts can be changed: open, and not everything is shipped. */
export function isEditable(order: {
  status: OrderStatus
  fulfilmentState: string
  erasedAt: number | null
}): boolean {
  const isOpen = ['pending', 'on-hold', 'processing'].includes(order.status)
  return isOpen && order.fulfilmentState !== 'all' && order.erasedAt === null
}

export function isOrderStatus(text: string): text is OrderStatus {
  return (ORDER_STATUSES as readonly string[]).includes(text)
}
