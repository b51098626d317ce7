import type { ProviderPayment, ProviderRefund, ProviderState } from '../provider.ts'
import { fromPayPalAmount, type PayPalAmount } from './amounts.ts'

/** The parts of PayPal's objects that are read. */
interface PayPalPayment {
  id: string
  status: string
  amount: PayPalAmount
  expiration_time?: string
  status_details?: { reason?: string }
}
export interface PayPalOrder {
  id: string
  status: string
  links?: { rel: string; href: string }[]
  purchase_units: {
    custom_id?: string
    amount: PayPalAmount
    payments?: { captures?: PayPalPayment[]; authorizations?: PayPalPayment[] }
  }[]
}
export interface PayPalRefund {
  id: string
  status: string
  amount: PayPalAmount
  custom_id?: string
  status_details?: { reason?: string }
}

const CAPTURES: Record<string, ProviderState> = {
  COMPLETED: 'settled',
  PARTIALLY_REFUNDED: 'settled',
  REFUNDED: 'settled',
  PENDING: 'processing',
  DECLINED: 'failed',
  FAILED: 'failed',
}
const AUTHORIZATIONS: Record<string, ProviderState> = {
  CREATED: 'authorized',
  PARTIALLY_CAPTURED: 'settled',
  CAPTURED: 'settled',
  PENDING: 'processing',
  DENIED: 'failed',
  VOIDED: 'cancelled',
  EXPIRED: 'cancelled',
}

export const captureOf = (order: PayPalOrder) => order.purchase_units[0]?.payments?.captures?.[0]
export const authorizationOf = (order: PayPalOrder) =>
  order.purchase_units[0]?.payments?.authorizations?.[0]

/** An order of PayPal, which is one attempt to pay. Its capture or authorization decides. */
export function fromOrder(order: PayPalOrder): ProviderPayment {
  const [unit] = order.purchase_units
  const capture = captureOf(order)
  const authorization = authorizationOf(order)
  const made = capture ?? authorization
  const state = capture
    ? (CAPTURES[capture.status] ?? 'processing')
    : authorization
      ? (AUTHORIZATIONS[authorization.status] ?? 'processing')
      : order.status === 'VOIDED'
        ? 'cancelled'
        : 'open'
  const approval = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
  const expires = authorization?.expiration_time
  return {
    reference: order.id,
    paymentId: unit?.custom_id,
    state,
    amount: fromPayPalAmount(made?.amount ?? unit?.amount),
    currency: (made?.amount ?? unit?.amount)?.currency_code ?? '',
    problem: state === 'failed' ? (made?.status_details?.reason ?? made?.status ?? '') : '',
    capturableUntil: expires ? Date.parse(expires) : undefined,
    next: state === 'open' && approval ? { kind: 'redirect', url: approval.href } : undefined,
  }
}

const REFUNDS: Record<string, ProviderRefund['state']> = {
  COMPLETED: 'settled',
  FAILED: 'failed',
  CANCELLED: 'failed',
}

export function fromPayPalRefund(refund: PayPalRefund, orderId: string): ProviderRefund {
  return {
    reference: refund.id,
    paymentReference: orderId,
    refundId: refund.custom_id,
    state: REFUNDS[refund.status] ?? 'pending',
    amount: fromPayPalAmount(refund.amount),
    currency: refund.amount.currency_code,
    problem: refund.status_details?.reason ?? '',
  }
}
