import type { OrderStatus } from '../model/order-status.ts'

/**
 * Orders that count in reports: placed and accepted. They count on the day of the order, and their
 * refunds on the day of the refund. An order that is cancelled later does not count any more, and
 * neither do its refunds (decision 92).
 */
export const REPORTED_STATUSES = [
  'on-hold',
  'processing',
  'completed',
  'refunded',
] as const satisfies readonly OrderStatus[]
