import { afterAll, beforeAll, beforeEach } from 'vitest'
import { findOnlineMethod, type PaymentMode } from '#shop'
import { defaultShopSettings } from '#shop/schema'
import { type StripeDouble, startStripe } from '../doubles/stripe.ts'
import { callDouble } from './call-provider.ts'
import { prepareCheckout } from './checkout.ts'
import type { OpenDatabase } from './databases.ts'

/** A shop that is connected to a double of Stripe. */
export function prepareStripe(open: OpenDatabase) {
  const checkout = prepareCheckout(open)
  let stripe: StripeDouble
  beforeAll(async () => {
    stripe = await startStripe({ now: () => checkout.clock.now() })
  })
  afterAll(() => stripe.stop())

  const paymentProviders = {
    async connect(id: string, mode: PaymentMode) {
      if (mode === 'live') return undefined
      return findOnlineMethod(id)?.online.connect(stripe.credentials, {
        mode,
        now: checkout.clock.now,
        apiUrl: stripe.url,
        call: callDouble,
      })
    },
  }

  /** Enables the method, with other settings if needed. */
  function configure(changes: { captureLater?: boolean; currency?: string } = {}) {
    const { captureLater = false, currency = 'EUR' } = changes
    const { stripe: method } = defaultShopSettings.onlinePayments
    checkout.configure(
      {
        currency,
        email: 'shop@example.com',
        onlinePayments: {
          ...defaultShopSettings.onlinePayments,
          stripe: { ...method, enabled: true, captureLater },
        },
      },
      { paymentProviders },
    )
  }
  beforeEach(() => configure())

  const start = (orderId: string, flow: 'form' | 'redirect' = 'form') =>
    checkout.shop.payments.startOnline({
      ...{ orderId, method: 'stripe', flow, description: 'Order' },
      ...{ returnUrl: 'http://shop.test/back', cancelUrl: 'http://shop.test/pay' },
    })

  const referenceOf = async (orderId: string) => {
    const payments = (await checkout.shop.orders.detail(orderId))?.payments ?? []
    return payments.at(-1)?.reference ?? ''
  }

  const bench = Object.assign(checkout, {
    stripe: undefined as unknown as StripeDouble,
    configureStripe: configure,
    start,
    referenceOf,
    buyOnline: (quantity = 1) => checkout.buy(quantity, { payment_method: 'stripe' }),
    /** Places an order and starts its payment. */
    async startedOrder(flow: 'form' | 'redirect' = 'form') {
      const { id, total } = await checkout.buy(1, { payment_method: 'stripe' })
      const started = await start(id, flow)
      if (!started.ok) throw new Error(started.reason)
      return { id, total, reference: await referenceOf(id) }
    },
    deliver: (event: object, options: Parameters<StripeDouble['signed']>[1] = {}) =>
      checkout.shop.payments.receiveEvent({ method: 'stripe', ...stripe.signed(event, options) }),
    /** Delivers the events that Stripe has sent since the last call. */
    async deliverAll() {
      for (const event of stripe.events.splice(0)) {
        const received = { method: 'stripe', ...stripe.signed(event) }
        await checkout.shop.payments.receiveEvent(received)
      }
    },
  })
  // It starts before the first test.
  return Object.defineProperty(bench, 'stripe', { get: () => stripe })
}
