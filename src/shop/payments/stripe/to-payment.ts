import type Stripe from 'stripe'
import { SECOND } from '#base'
import type {
  NextStep,
  ProviderDispute,
  ProviderPayment,
  ProviderRefund,
  ProviderState,
} from '../provider.ts'
import { fromStripeAmount } from './amounts.ts'

/** Names of the metadata that link Stripe's objects with ours. */
export const PAYMENT_KEY = 'payment_id'
export const REFUND_KEY = 'refund_id'

const STATES: Record<string, ProviderState> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  processing: 'processing',
  requires_capture: 'authorized',
  succeeded: 'settled',
  canceled: 'cancelled',
}

export function fromIntent(
  intent: Stripe.PaymentIntent,
  publishableKey: string | undefined,
): ProviderPayment {
  const state = STATES[intent.status] ?? 'open'
  const currency = intent.currency.toUpperCase()
  const amounts: Partial<Record<ProviderState, number>> = {
    settled: intent.amount_received,
    authorized: intent.amount_capturable,
  }
  const { last_payment_error: error, client_secret: clientSecret } = intent
  return {
    reference: intent.id,
    paymentId: intent.metadata[PAYMENT_KEY],
    customer: idOf(intent.customer) || undefined,
    state,
    amount: fromStripeAmount(amounts[state] ?? intent.amount, currency),
    currency,
    problem: error ? (error.message ?? error.code ?? error.type) : '',
    capturableUntil: captureLimit(intent.latest_charge),
    next:
      state === 'open' && clientSecret && publishableKey
        ? { kind: 'form', clientSecret, publishableKey }
        : undefined,
  }
}

function captureLimit(charge: Stripe.PaymentIntent['latest_charge']): number | undefined {
  if (!charge || typeof charge === 'string') return undefined
  const before = charge.payment_method_details?.card?.capture_before
  return before === undefined ? undefined : before * SECOND
}

/** A checkout session, or the payment that was made in it. */
export function fromSession(session: Stripe.Checkout.Session): ProviderPayment {
  const intent = session.payment_intent
  if (intent && typeof intent !== 'string' && intent.status !== 'requires_payment_method') {
    return { ...fromIntent(intent, undefined), ...(session.url && nextOf(session.url, intent)) }
  }
  const currency = (session.currency ?? '').toUpperCase()
  const isOpen = session.status === 'open'
  return {
    reference: session.id,
    paymentId: session.metadata?.[PAYMENT_KEY],
    customer: idOf(session.customer) || undefined,
    state: isOpen ? 'open' : 'cancelled',
    amount: fromStripeAmount(session.amount_total ?? 0, currency),
    currency,
    problem: '',
    capturableUntil: undefined,
    next: isOpen && session.url ? { kind: 'redirect', url: session.url } : undefined,
  }
}

/** A buyer who has left the page during 3-D Secure continues there. */
function nextOf(url: string, intent: Stripe.PaymentIntent): { next: NextStep } | undefined {
  return STATES[intent.status] === 'open' ? { next: { kind: 'redirect', url } } : undefined
}

const REFUND_STATES: Record<string, ProviderRefund['state']> = {
  succeeded: 'settled',
  failed: 'failed',
  canceled: 'failed',
}

export function fromRefund(refund: Stripe.Refund): ProviderRefund {
  const currency = refund.currency.toUpperCase()
  return {
    reference: refund.id,
    paymentReference: idOf(refund.payment_intent),
    refundId: refund.metadata?.[REFUND_KEY],
    state: REFUND_STATES[refund.status ?? ''] ?? 'pending',
    amount: fromStripeAmount(refund.amount, currency),
    currency,
    problem: refund.failure_reason ?? '',
  }
}

export function fromDispute(dispute: Stripe.Dispute): ProviderDispute {
  const currency = dispute.currency.toUpperCase()
  const dueBy = dispute.evidence_details.due_by
  return {
    reference: dispute.id,
    paymentReference: idOf(dispute.payment_intent),
    state: toDisputeState(dispute.status),
    reason: dispute.reason,
    amount: fromStripeAmount(dispute.amount, currency),
    currency,
    dueAt: dueBy === null ? undefined : dueBy * SECOND,
  }
}

function toDisputeState(status: string): ProviderDispute['state'] {
  if (status === 'won' || status === 'warning_closed' || status === 'prevented') return 'won'
  return status === 'lost' ? 'lost' : 'open'
}

const idOf = (object: string | { id: string } | null | undefined): string =>
  typeof object === 'string' ? object : (object?.id ?? '')
