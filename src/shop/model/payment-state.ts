import type { Minor } from '#base'

export const PAYMENT_STATES = [
  'unpaid',
  'authorized',
  'partly-paid',
  'paid',
  'partly-refunded',
  'refunded',
] as const
/** How far an order is paid. Independent of its status. */
export type PaymentState = (typeof PAYMENT_STATES)[number]

export const FULFILMENT_STATES = ['none', 'partly', 'all', 'nothing'] as const
/**
 * How far an order is shipped. Independent of its status. `nothing`: no item needs a shipment, because
 * all are virtual or refunded.
 */
export type FulfilmentState = (typeof FULFILMENT_STATES)[number]

/**
 * State of one payment. `pending`: waits for the buyer. `processing`: confirmed at the provider, and
 * the money may take days. `authorized`: reserved at the provider but not captured. `cancelled`: given
 * up at the provider. `voided`: recorded by mistake and undone.
 */
export const PAYMENT_ROW_STATES = [
  'pending',
  'processing',
  'authorized',
  'settled',
  'failed',
  'cancelled',
  'voided',
] as const
export type PaymentRowState = (typeof PAYMENT_ROW_STATES)[number]

/**
 * State of the money that a refund returns through a provider. `pending`: sent or to be sent.
 * `failed`: the provider refused, so staff can try again or transfer it otherwise.
 */
export const PAYMENT_REFUND_STATES = ['pending', 'settled', 'failed'] as const
export type PaymentRefundState = (typeof PAYMENT_REFUND_STATES)[number]

export function paymentStateOf(sums: {
  total: Minor
  paid: Minor
  refunded: Minor
  authorized: Minor
}): PaymentState {
  const { total, paid, refunded, authorized } = sums
  if (refunded > 0) return refunded >= paid ? 'refunded' : 'partly-refunded'
  if (paid >= total) return 'paid'
  if (paid > 0) return 'partly-paid'
  return authorized > 0 ? 'authorized' : 'unpaid'
}

/** Quantities of a line that is shipped. */
export interface ShippableLine {
  ordered: number
  refunded: number
  shipped: number
}

/** Refunded items need no shipment. */
export function toShip({ ordered, refunded, shipped }: ShippableLine): number {
  return Math.max(ordered - Math.max(refunded, 0) - shipped, 0)
}

export function fulfilmentStateOf(lines: readonly ShippableLine[]): FulfilmentState {
  const isDone = lines.every(line => toShip(line) === 0)
  if (lines.every(line => line.shipped === 0)) return isDone ? 'nothing' : 'none'
  return isDone ? 'all' : 'partly'
}

/** Whether anything was shipped. */
export const hasShipments = (state: string) => state === 'partly' || state === 'all'
