import Stripe from 'stripe'
import { ok, SECOND } from '#base'
import type { Credentials, PaymentProvider, ProviderContext, StartRequest } from '../provider.ts'
import { toStripeAmount } from './amounts.ts'
import { attempt, isUnknownCustomer } from './attempt.ts'
import { readStripeEvent } from './events.ts'
import { savedMethods } from './saved-methods.ts'
import { fromIntent, fromRefund, fromSession, PAYMENT_KEY, REFUND_KEY } from './to-payment.ts'

/** The version whose objects this code reads. Webhooks must be created with it. */
const API_VERSION = '2026-10-28.endive'
const TIMEOUT_MS = 10 * SECOND
/** Stripe stores the answer of a request by its idempotency key, so repeating it is safe. */
const RETRIES = 1
const WITH_CHARGE = ['latest_charge']
const IN_SESSION = ['payment_intent', 'payment_intent.latest_charge']

export function connectStripe(
  { secretKey = '', publishableKey = '', webhookSecret = '' }: Credentials,
  context: ProviderContext,
): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(toFetch(context)),
    ...hostOf(context.apiUrl),
  })

  async function findSession(id: string) {
    const session = await stripe.checkout.sessions.retrieve(id, { expand: IN_SESSION })
    return { payment: fromSession(session) }
  }

  async function find(reference: string) {
    if (isSession(reference)) return findSession(reference)
    const intent = await stripe.paymentIntents.retrieve(reference, { expand: WITH_CHARGE })
    return { payment: fromIntent(intent, publishableKey) }
  }

  return {
    saved: savedMethods(stripe),

    start: request =>
      attempt(async () => {
        if (request.flow === 'redirect') {
          const session = await forCustomer(request.customer, customer =>
            stripe.checkout.sessions.create(sessionOf({ ...request, customer }), {
              idempotencyKey: keyOf(request, 'session', customer),
            }),
          )
          return { payment: fromSession(session) }
        }
        const create = (customer?: string) =>
          stripe.paymentIntents.create(
            {
              ...common(request),
              amount: toStripeAmount(request.amount, request.currency),
              currency: request.currency.toLowerCase(),
              automatic_payment_methods: { enabled: true },
              ...(customer && { customer }),
            },
            { idempotencyKey: keyOf(request, 'intent', customer) },
          )
        const intent = await forCustomer(request.customer, create)
        return { payment: fromIntent(intent, publishableKey) }
      }),

    find: reference => attempt(() => find(reference)),

    capture: ({ paymentId, reference, amount, currency }) =>
      attempt(async () => {
        const intent = await stripe.paymentIntents.capture(
          reference,
          { amount_to_capture: toStripeAmount(amount, currency), expand: WITH_CHARGE },
          { idempotencyKey: `${paymentId}-capture` },
        )
        return { payment: fromIntent(intent, publishableKey) }
      }),

    cancel: reference =>
      attempt(async () => {
        try {
          if (isSession(reference)) await stripe.checkout.sessions.expire(reference)
          else await stripe.paymentIntents.cancel(reference)
        } catch (error) {
          // It was paid or ended before: the state decides.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        }
        return find(reference)
      }),

    refund: ({ refundId, idempotencyKey, paymentReference, amount, currency }) =>
      attempt(async () => {
        const refund = await stripe.refunds.create(
          {
            payment_intent: paymentReference,
            amount: toStripeAmount(amount, currency),
            metadata: { [REFUND_KEY]: refundId },
          },
          { idempotencyKey },
        )
        return { refund: fromRefund(refund) }
      }),

    readEvent: async received => {
      if (!webhookSecret) return ok({ event: undefined })
      const { headers, body } = received
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          String(headers['stripe-signature'] ?? ''),
          webhookSecret,
          undefined,
          undefined,
          context.now(),
        )
        return ok({ event: readStripeEvent(event, publishableKey) })
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
          return ok({ event: undefined })
        }
        throw error
      }
    },

    testConnection: () =>
      attempt(async () => {
        const account = await stripe.accounts.retrieveCurrent()
        return { account: account.settings?.dashboard.display_name || account.id }
      }),
  }
}

const isSession = (reference: string) => reference.startsWith('cs_')

/** Parameters of a repeated request must be the same, so that each customer has another key. */
const keyOf = ({ paymentId }: StartRequest, kind: string, customer = '') =>
  [paymentId, kind, customer].filter(Boolean).join('-')

/** Without the customer if Stripe does not know it, such as after its deletion in the dashboard. */
async function forCustomer<Value>(
  customer: string | undefined,
  create: (customer?: string) => Promise<Value>,
): Promise<Value> {
  if (!customer) return create()
  try {
    return await create(customer)
  } catch (error) {
    if (isUnknownCustomer(error)) return create()
    throw error
  }
}

function common({ paymentId, orderNumber, description, captureLater }: StartRequest) {
  return {
    description,
    metadata: { [PAYMENT_KEY]: paymentId, order_number: String(orderNumber) },
    ...(captureLater && { capture_method: 'manual' as const }),
  }
}

function sessionOf(request: StartRequest): Stripe.Checkout.SessionCreateParams {
  const { amount, currency, description, email, customer, returnUrl, cancelUrl } = request
  const details = common(request)
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toStripeAmount(amount, currency),
          product_data: { name: description },
        },
      },
    ],
    ...(customer
      ? { customer, saved_payment_method_options: { payment_method_save: 'enabled' as const } }
      : email && { customer_email: email }),
    metadata: details.metadata,
    payment_intent_data: details,
    success_url: returnUrl,
    cancel_url: cancelUrl,
    expand: IN_SESSION,
  }
}

function hostOf(apiUrl: string | undefined) {
  if (!apiUrl) return {}
  const { protocol, hostname, port } = new URL(apiUrl)
  const isHttp = protocol === 'http:'
  return {
    protocol: isHttp ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isHttp ? '80' : '443'),
  }
}

/** The site's own client, which limits where requests may go. */
function toFetch({ call }: ProviderContext): typeof fetch {
  return async (input, init = {}) => {
    const answer = await call({
      method: (init.method ?? 'GET') as 'GET' | 'POST' | 'DELETE',
      url: String(input),
      headers: Object.fromEntries(new Headers(init.headers).entries()),
      ...(typeof init.body === 'string' && init.body && { body: init.body }),
    })
    return new Response(answer.body, { status: answer.status, headers: answer.headers })
  }
}
