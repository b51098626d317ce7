import type { Minor } from '#base'
import type { OrderStatus } from '../../model/order-status.ts'

interface OrderFacts {
  status: string
  total: Minor
  paid: Minor
  refunded: Minor
}

/** Statuses in which a balance can be paid online. */
const PAYABLE: readonly OrderStatus[] = ['pending', 'on-hold', 'processing', 'failed']

/** Balance of an order that can be paid; 0 otherwise. Refunded money is not due again. */
export function payableAmount({ status, total, paid, refunded }: OrderFacts): Minor {
  if (refunded > 0 || !PAYABLE.includes(status as OrderStatus)) return 0
  return Math.max(total - paid, 0)
}
