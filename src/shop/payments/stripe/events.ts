import type Stripe from 'stripe'
import type { ProviderEvent } from '../provider.ts'
import { fromDispute, fromIntent, fromRefund } from './to-payment.ts'

/** The events that the webhook endpoint must be subscribed to. */
export const STRIPE_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.amount_capturable_updated',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'checkout.session.completed',
  'checkout.session.expired',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const

export function readStripeEvent(event: Stripe.Event, publishableKey: string): ProviderEvent {
  const { id } = event
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.amount_capturable_updated':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return { id, kind: 'payment', payment: fromIntent(event.data.object, publishableKey) }
    case 'checkout.session.completed':
    case 'checkout.session.expired':
      return { id, kind: 'changed', reference: event.data.object.id }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return { id, kind: 'refund', refund: fromRefund(event.data.object) }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return { id, kind: 'dispute', dispute: fromDispute(event.data.object) }
    default:
      return { id, kind: 'other', type: event.type }
  }
}
