import { isRecord, ok } from '#base'
import type { ProviderDispute, ProviderEvent, ProviderResult, ReceivedEvent } from '../provider.ts'
import { fromPayPalAmount, type PayPalAmount } from './amounts.ts'
import type { AskPayPal } from './api.ts'
import { fromPayPalRefund, type PayPalRefund } from './to-payment.ts'

/** The events that the webhook must be subscribed to. */
export const PAYPAL_EVENTS = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.AUTHORIZATION.CREATED',
  'PAYMENT.AUTHORIZATION.VOIDED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.UPDATED',
  'CUSTOMER.DISPUTE.RESOLVED',
] as const

interface PayPalEvent {
  id: string
  event_type: string
  resource: Record<string, unknown>
}

const SIGNATURE = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
}

/** PayPal checks the signature itself. The event is sent to it as it was received. */
export async function readPayPalEvent(
  ask: AskPayPal,
  webhookId: string,
  { headers, body }: ReceivedEvent,
): Promise<ProviderResult<{ event: ProviderEvent | undefined }>> {
  const event = parse(body)
  const signature = Object.entries(SIGNATURE).map(([name, header]) => [name, headers[header]])
  if (!event || !webhookId || signature.some(([, value]) => typeof value !== 'string')) {
    return ok({ event: undefined })
  }
  const fields = JSON.stringify({ ...Object.fromEntries(signature), webhook_id: webhookId })
  const checked = await ask({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    body: `${fields.slice(0, -1)},"webhook_event":${body}}`,
  })
  if (!checked.ok) {
    return checked.reason === 'provider-refused' ? ok({ event: undefined }) : checked
  }
  if (checked.answer.verification_status !== 'SUCCESS') return ok({ event: undefined })
  return toEvent(ask, event)
}

function parse(body: string): PayPalEvent | undefined {
  try {
    const event: unknown = JSON.parse(body)
    const isEvent = isRecord(event) && typeof event.id === 'string' && isRecord(event.resource)
    return isEvent ? (event as unknown as PayPalEvent) : undefined
  } catch {
    return undefined
  }
}

async function toEvent(
  ask: AskPayPal,
  { id, event_type: type, resource }: PayPalEvent,
): Promise<ProviderResult<{ event: ProviderEvent }>> {
  if (type === 'CHECKOUT.ORDER.APPROVED') {
    return ok({ event: { id, kind: 'changed', reference: String(resource.id) } })
  }
  if (type === 'PAYMENT.CAPTURE.REFUNDED') {
    const orderId = await orderOfCapture(ask, captureIdOf(resource))
    if (!orderId.ok) return orderId
    const refund = fromPayPalRefund(resource as unknown as PayPalRefund, orderId.reference)
    return ok({ event: { id, kind: 'refund', refund } })
  }
  if (type.startsWith('PAYMENT.')) {
    return ok({ event: { id, kind: 'changed', reference: relatedOrder(resource) } })
  }
  if (type.startsWith('CUSTOMER.DISPUTE.')) {
    const transactions = resource.disputed_transactions as { seller_transaction_id?: string }[]
    const orderId = await orderOfCapture(ask, transactions?.[0]?.seller_transaction_id ?? '')
    if (!orderId.ok) return orderId
    return ok({ event: { id, kind: 'dispute', dispute: toDispute(resource, orderId.reference) } })
  }
  return ok({ event: { id, kind: 'other', type } })
}

function relatedOrder(resource: Record<string, unknown>): string {
  const data = resource.supplementary_data as { related_ids?: { order_id?: string } } | undefined
  return data?.related_ids?.order_id ?? ''
}

function captureIdOf(resource: Record<string, unknown>): string {
  const links = resource.links as { rel: string; href: string }[] | undefined
  return (
    links
      ?.find(({ rel }) => rel === 'up')
      ?.href.split('/')
      .at(-1) ?? ''
  )
}

/** A refund or dispute names the capture, and the capture its order. */
async function orderOfCapture(
  ask: AskPayPal,
  captureId: string,
): Promise<ProviderResult<{ reference: string }>> {
  const found = await ask({
    method: 'GET',
    path: `/v2/payments/captures/${encodeURIComponent(captureId)}`,
  })
  if (found.ok) return ok({ reference: relatedOrder(found.answer) })
  // The notification is about another shop with the same account.
  return found.reason === 'provider-refused' ? ok({ reference: '' }) : found
}

function toDispute(resource: Record<string, unknown>, reference: string): ProviderDispute {
  const amount = resource.dispute_amount as PayPalAmount | undefined
  const outcome = resource.dispute_outcome as { outcome_code?: string } | undefined
  const due = resource.seller_response_due_date
  const isResolved = resource.status === 'RESOLVED'
  return {
    reference: String(resource.dispute_id),
    paymentReference: reference,
    state: !isResolved ? 'open' : /BUYER/.test(outcome?.outcome_code ?? '') ? 'lost' : 'won',
    reason: String(resource.reason ?? ''),
    amount: fromPayPalAmount(amount),
    currency: amount?.currency_code ?? '',
    dueAt: typeof due === 'string' ? Date.parse(due) : undefined,
  }
}
