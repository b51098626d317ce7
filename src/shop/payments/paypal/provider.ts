import { ok, type Result, refuse } from '#base'
import type {
  Credentials,
  PaymentProvider,
  ProviderContext,
  ProviderResult,
  StartRequest,
} from '../provider.ts'
import { toPayPalAmount } from './amounts.ts'
import { type AskPayPal, createPayPalApi } from './api.ts'
import { readPayPalEvent } from './events.ts'
import {
  authorizationOf,
  captureOf,
  fromOrder,
  fromPayPalRefund,
  type PayPalOrder,
  type PayPalRefund,
} from './to-payment.ts'

const ORDERS = '/v2/checkout/orders'
/** Of PayPal. */
const MAX_DESCRIPTION = 127

type Order = ProviderResult<{ order: PayPalOrder }>

export function connectPayPal(credentials: Credentials, context: ProviderContext): PaymentProvider {
  const ask = createPayPalApi(credentials, context)

  async function load(reference: string): Promise<Order> {
    const found = await ask({ method: 'GET', path: `${ORDERS}/${encodeURIComponent(reference)}` })
    return found.ok ? ok({ order: found.answer as unknown as PayPalOrder }) : found
  }

  return {
    async start(request) {
      const made = await ask({
        method: 'POST',
        path: ORDERS,
        requestId: request.paymentId,
        body: orderOf(request),
      })
      return made.ok ? ok({ payment: fromOrder(made.answer as unknown as PayPalOrder) }) : made
    },

    async find(reference) {
      const found = await load(reference)
      if (!found.ok) return found
      const { order } = found
      if (order.status !== 'APPROVED') return ok({ payment: fromOrder(order) })
      return complete(ask, load, order)
    },

    async capture({ paymentId, reference, amount, currency }) {
      const found = await load(reference)
      if (!found.ok) return found
      const authorization = authorizationOf(found.order)
      if (!authorization) return refuse('provider-refused', { message: 'not authorized' })
      const captured = await ask({
        method: 'POST',
        path: `/v2/payments/authorizations/${authorization.id}/capture`,
        requestId: `${paymentId}-capture`,
        body: { amount: toPayPalAmount(amount, currency), final_capture: true },
      })
      return captured.ok ? paymentOf(await load(reference)) : captured
    },

    async cancel(reference) {
      const found = await load(reference)
      if (!found.ok) return found
      const { order } = found
      const authorization = authorizationOf(order)
      if (authorization && !captureOf(order)) {
        const voided = await ask({
          method: 'POST',
          path: `/v2/payments/authorizations/${authorization.id}/void`,
          requestId: `${reference}-void`,
        })
        // It was captured or voided before: the state decides.
        if (!voided.ok && voided.reason !== 'provider-refused') return voided
        return paymentOf(await load(reference))
      }
      const payment = fromOrder(order)
      // Nothing is taken without a capture, and none follows.
      return ok({
        payment: payment.state === 'open' ? { ...payment, state: 'cancelled' } : payment,
      })
    },

    async refund({ refundId, idempotencyKey, paymentReference, amount, currency }) {
      const found = await load(paymentReference)
      if (!found.ok) return found
      const capture = captureOf(found.order)
      if (!capture) return refuse('provider-refused', { message: 'not captured' })
      const refunded = await ask({
        method: 'POST',
        path: `/v2/payments/captures/${capture.id}/refund`,
        requestId: idempotencyKey,
        body: { amount: toPayPalAmount(amount, currency), custom_id: refundId },
      })
      if (!refunded.ok) return refunded
      const refund = refunded.answer as unknown as PayPalRefund
      return ok({ refund: fromPayPalRefund({ custom_id: refundId, ...refund }, paymentReference) })
    },

    readEvent: received => readPayPalEvent(ask, credentials.webhookId ?? '', received),

    async testConnection() {
      // Any request needs a token; this one is allowed to every account.
      const asked = await ask({ method: 'GET', path: '/v1/notifications/webhooks-event-types' })
      return asked.ok ? ok({ account: credentials.clientId ?? '' }) : asked
    },
  }
}

function orderOf(request: StartRequest) {
  const { paymentId, amount, currency, description, returnUrl, cancelUrl, captureLater } = request
  return {
    intent: captureLater ? 'AUTHORIZE' : 'CAPTURE',
    purchase_units: [
      {
        custom_id: paymentId,
        description: description.slice(0, MAX_DESCRIPTION),
        amount: toPayPalAmount(amount, currency),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: returnUrl,
          cancel_url: cancelUrl,
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
        },
      },
    },
  }
}

/** Takes or reserves the money that the buyer has approved. */
async function complete(
  ask: AskPayPal,
  load: (reference: string) => Promise<Order>,
  order: PayPalOrder & { intent?: string },
) {
  const step = order.intent === 'AUTHORIZE' ? 'authorize' : 'capture'
  const done = await ask({
    method: 'POST',
    path: `${ORDERS}/${order.id}/${step}`,
    requestId: `${order.id}-${step}`,
    body: {},
  })
  if (done.ok) return ok({ payment: fromOrder(done.answer as unknown as PayPalOrder) })
  if (done.reason !== 'provider-refused') return done
  // Another process was faster, or the money is not there: the buyer chooses another source.
  const found = paymentOf(await load(order.id))
  if (!found.ok || found.payment.state !== 'open') return found
  return ok({ payment: { ...found.payment, problem: done.message } })
}

function paymentOf(
  found: Order,
): Result<
  { payment: ReturnType<typeof fromOrder> },
  Extract<Order, { ok: false }>['reason'],
  { message: string }
> {
  return found.ok ? ok({ payment: fromOrder(found.order) }) : found
}
