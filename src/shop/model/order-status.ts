export const ORDER_STATUSES = [
  'pending',
  'on-hold',
  'processing',
  'completed',
  'cancelled',
  'refunded',
  'failed',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Allowed status transitions. */
export const ORDER_TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['on-hold', 'processing', 'completed', 'cancelled', 'failed'],
  'on-hold': ['pending', 'processing', 'completed', 'cancelled', 'failed'],
  processing: ['on-hold', 'completed', 'cancelled', 'refunded', 'failed'],
  completed: ['processing', 'refunded'],
  failed: ['pending', 'on-hold', 'processing', 'cancelled'],
  cancelled: [],
  refunded: [],
}

/** Statuses whose stock stays reserved. Refunds release stock only on request. */
export function holdsStock(status: OrderStatus): boolean {
  return status !== 'cancelled' && status !== 'failed'
}

/** Paid, or accepted with cash on delivery. */
export function isPaid({ status }: { status: OrderStatus }): boolean {
  return status === 'processing' || status === 'completed'
}

/** Nothing is left to pay or ship, so personal data may be erased. */
export function hasEnded(status: OrderStatus): boolean {
  return status !== 'pending' && status !== 'on-hold' && status !== 'processing'
}

export function isOrderStatus(text: string): text is OrderStatus {
  return (ORDER_STATUSES as readonly string[]).includes(text)
}
