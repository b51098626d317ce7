import { afterAll, beforeAll, beforeEach } from 'vitest'
import { findOnlineMethod, type PaymentMode } from '#shop'
import { defaultShopSettings } from '#shop/schema'
import { type PayPalDouble, startPayPal } from '../doubles/paypal.ts'
import { type StripeDouble, startStripe } from '../doubles/stripe.ts'
import { callDouble } from './call-provider.ts'
import { prepareCheckout } from './checkout.ts'
import type { OpenDatabase } from './databases.ts'

/** A shop that is connected to doubles of Stripe and PayPal. */
export function prepareOnlinePayments(open: OpenDatabase) {
  const checkout = prepareCheckout(open)
  let stripe: StripeDouble
  let paypal: PayPalDouble
  beforeAll(async () => {
    const now = () => checkout.clock.now()
    stripe = await startStripe({ now })
    paypal = await startPayPal({ now })
  })
  afterAll(() => {
    stripe.stop()
    paypal.stop()
  })

  const paymentProviders = {
    async connect(id: string, mode: PaymentMode) {
      if (mode === 'live') return undefined
      const { credentials, url } = id === 'paypal' ? paypal : stripe
      const context = { mode, now: checkout.clock.now, apiUrl: url, call: callDouble }
      return findOnlineMethod(id)?.online.connect(credentials, context)
    },
  }

  /** Enables both methods, with other settings if needed. */
  function configure(changes: { captureLater?: boolean; currency?: string } = {}) {
    const { captureLater = false, currency = 'EUR' } = changes
    const { onlinePayments } = defaultShopSettings
    checkout.configure(
      {
        currency,
        email: 'shop@example.com',
        onlinePayments: {
          stripe: { ...onlinePayments.stripe, enabled: true, captureLater },
          paypal: { ...onlinePayments.paypal, enabled: true, captureLater },
        },
      },
      { paymentProviders },
    )
  }
  beforeEach(() => configure())

  const start = (orderId: string, flow: 'form' | 'redirect' = 'form', method = 'stripe') =>
    checkout.shop.payments.startOnline({
      ...{ orderId, method, flow, description: 'Order' },
      ...{ returnUrl: 'http://shop.test/back', cancelUrl: 'http://shop.test/pay' },
    })

  const referenceOf = async (orderId: string) => {
    const payments = (await checkout.shop.orders.detail(orderId))?.payments ?? []
    return payments.at(-1)?.reference ?? ''
  }

  const bench = Object.assign(checkout, {
    stripe: undefined as unknown as StripeDouble,
    paypal: undefined as unknown as PayPalDouble,
    configureOnline: configure,
    start,
    referenceOf,
    buyOnline: (quantity = 1) => checkout.buy(quantity, { payment_method: 'stripe' }),
    /** Places an order and starts its payment. */
    async startedOrder(flow: 'form' | 'redirect' = 'form', method = 'stripe') {
      const { id, total, number, key } = await checkout.buy(1, { payment_method: method })
      const started = await start(id, flow, method)
      if (!started.ok) throw new Error(started.reason)
      return { id, total, number, key, reference: await referenceOf(id) }
    },
    deliver: (event: object, options: Parameters<StripeDouble['signed']>[1] = {}) =>
      checkout.shop.payments.receiveEvent({ method: 'stripe', ...stripe.signed(event, options) }),
    /** Delivers the events that were sent since the last call. */
    async deliverAll() {
      for (const event of stripe.events.splice(0)) {
        const received = { method: 'stripe', ...stripe.signed(event) }
        await checkout.shop.payments.receiveEvent(received)
      }
      for (const event of paypal.events.splice(0)) {
        const received = { method: 'paypal', ...paypal.signed(event) }
        await checkout.shop.payments.receiveEvent(received)
      }
    },
  })
  // They start before the first test.
  return Object.defineProperties(bench, {
    stripe: { get: () => stripe },
    paypal: { get: () => paypal },
  })
}
