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

/** Where an order can go from each state. */
export const ORDER_TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['on-hold', 'processing', 'completed', 'cancelled', 'failed'],
  'on-hold': ['pending', 'processing', 'completed', 'cancelled', 'failed'],
  processing: ['on-hold', 'completed', 'cancelled', 'refunded', 'failed'],
  completed: ['processing', 'refunded'],
  failed: ['pending', 'on-hold', 'processing', 'cancelled'],
  cancelled: [],
  refunded: [],
}

/** States whose goods are off the stock item. What was refunded comes back only when somebody says so. */
export function holdsStock(status: OrderStatus): boolean {
  return status !== 'cancelled' && status !== 'failed'
}

/** Payment has arrived or was promised on delivery, and the order was not taken back. */
export function isPaid({ status }: { status: OrderStatus }): boolean {
  return status === 'processing' || status === 'completed'
}

/** Nothing is to be paid, packed or sent any more: personal data may go. */
export function hasEnded(status: OrderStatus): boolean {
  return status !== 'pending' && status !== 'on-hold' && status !== 'processing'
}

export function isOrderStatus(text: string): text is OrderStatus {
  return (ORDER_STATUSES as readonly string[]).includes(text)
}
