import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StripeDouble, startStripe } from './doubles/stripe.ts'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'
import { TEST_START } from './support/test-shop.ts'

describeDatabases('online payments of a site', openDatabase => {
  let stripe: StripeDouble
  beforeAll(async () => {
    stripe = await startStripe({ now: () => TEST_START })
  })
  afterAll(() => stripe.stop())

  async function openDesk() {
    const env = { STRIPE_URL: stripe.url, ALLOW_PRIVATE_ADDRESSES: '1' }
    const desk = await openShopDesk(openDatabase, env)
    const owner = await desk.as('owner')
    const keys = await owner.call('PATCH', '/payment-providers/stripe/test', {
      keys: stripe.credentials,
    })
    expect(keys.status).toBe(200)
    const { onlinePayments } = await desk.services.shopSettings.get()
    const method = { ...onlinePayments.stripe, enabled: true }
    const saved = await owner.call('PATCH', '/settings/site', {
      shop: { onlinePayments: { ...onlinePayments, stripe: method } },
    })
    expect(saved.status).toBe(200)
    const order = await desk.buy({ payment_method: 'stripe' })
    const path = `/order-pay?order=${order.number}&key=${order.key}`
    const pay = (fields: object, accept = 'application/json') =>
      desk.app.inject({
        method: 'POST',
        url: path,
        headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({
          ...{ _action: 'order-pay/pay', order: String(order.number), key: order.key },
          ...{ payment_method: 'stripe', ...fields },
        }).toString(),
      })
    return {
      ...desk,
      owner,
      order,
      path,
      pay,
      show: async () => (await desk.app.inject(path)).body,
    }
  }

  it('SH-4 keys are stored encrypted and never sent back', async () => {
    const { services, owner } = await openDesk()
    const stored = JSON.stringify(await services.pages.settings.other('payment-keys'))
    for (const value of Object.values(stripe.credentials)) expect(stored).not.toContain(value)
    const read = await owner.call('GET', '/payment-providers/stripe/test')
    expect(read.body).toMatchObject({
      webhookUrl: 'http://127.0.0.1:3000/payment-webhooks/stripe',
      keys: {
        publishableKey: { isSet: true, value: 'pk_test_double' },
        secretKey: { isSet: true },
        webhookSecret: { isSet: true },
      },
    })
    expect(JSON.stringify(read.body)).not.toContain('sk_test_double')
    const tested = await owner.call('POST', '/payment-providers/stripe/test/test')
    expect(tested.body).toEqual({ account: 'Example account' })
    stripe.fail('wrong-key')
    const wrong = await owner.call('POST', '/payment-providers/stripe/test/test')
    expect(wrong.body).toMatchObject({ error: 'provider-keys' })
  })

  it('SH-4 refuses keys of another mode, unknown providers, and methods without keys', async () => {
    const { owner, services } = await openDesk()
    const save = (path: string, keys: object) =>
      owner.call('PATCH', `/payment-providers/${path}`, { keys })
    expect((await save('stripe/live', { secretKey: 'sk_test_double' })).status).toBe(422)
    expect((await save('stripe/test', { other: 'x' })).status).toBe(422)
    expect((await save('unknown/test', {})).status).not.toBe(200)
    const { onlinePayments } = await services.shopSettings.get()
    const live = { ...onlinePayments.stripe, mode: 'live' }
    const saved = await owner.call('PATCH', '/settings/site', {
      shop: { onlinePayments: { ...onlinePayments, stripe: live } },
    })
    expect(saved.status).toBe(422)
    expect(JSON.stringify(saved.body)).toContain('payment-keys-missing')
  })

  it('SH-4 the pay page is private and shows items but no address', async () => {
    const { app, path, order } = await openDesk()
    const page = await app.inject(path)
    expect(page.statusCode).toBe(200)
    expect(page.headers['cache-control']).toBe('private, no-store')
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/js\.stripe\.com/)
    // Browsers apply it to the redirect of a form.
    expect(policy).toContain("form-action 'self' https://checkout.stripe.com")
    expect(page.body).toContain('noindex')
    expect(page.body).toContain('Bowl')
    for (const personal of ['Tonweg', 'ida@example.com', '123456']) {
      expect(page.body).not.toContain(personal)
    }
    const other = await app.inject(`/order-pay?order=${order.number}&key=wrong`)
    expect(other.body).not.toContain('Bowl')
    expect(other.body).toContain('This payment link is not valid')
    const home = await app.inject('/checkout')
    expect(home.headers['content-security-policy']).not.toContain('stripe')
  })

  it('SH-4 without script the form leads to Stripe, and the page shows that it was paid', async () => {
    const { pay, show, services, order } = await openDesk()
    const sent = await pay({}, 'text/html')
    expect(sent.statusCode).toBe(303)
    expect(sent.headers.location).toMatch(/^https:\/\/checkout\.stripe\.com\//)
    const reference = String(sent.headers.location).split('/').at(-1) ?? ''
    expect(stripe.sessions.get(reference)?.success_url).toContain(`order=${order.number}`)
    stripe.pay(reference)
    expect(await show()).toContain('is paid.')
    expect(await services.shop.orders.load({ id: order.id })).toMatchObject({
      status: 'processing',
      paymentState: 'paid',
    })
    const again = await pay({}, 'text/html')
    expect(again.headers.location).toContain('/order-pay?')
  })

  it('SH-4 the order page and its mail lead to the payment until it is paid', async () => {
    const { app, mails, order, pay, services } = await openDesk()
    const received = `/order-received?order=${order.number}&key=${order.key}`
    expect((await app.inject(received)).body).toContain('Your order is not paid yet.')
    const waiting = (await mails()).find(mail => mail.template === 'order-received')
    expect(waiting?.text).toContain(`/order-pay?order=${order.number}&key=${order.key}`)
    expect(waiting?.dueAt).toBeGreaterThan(TEST_START)
    await pay({ flow: 'form' })
    const detail = await services.shop.orders.detail(order.id)
    stripe.pay(detail?.payments[0]?.reference ?? '')
    await app.inject(`/order-pay?order=${order.number}&key=${order.key}`)
    expect((await app.inject(received)).body).not.toContain('Your order is not paid yet.')
    const sent = (await mails()).find(mail => mail.template === 'order-received')
    expect(sent?.text).not.toContain('/order-pay')
    expect(sent?.dueAt).toBe(TEST_START)
  })

  it('SH-4 webhooks are checked by their bytes; unknown orders are answered with 200', async () => {
    const { app, pay, services, order } = await openDesk()
    await pay({ flow: 'form' })
    const detail = await services.shop.orders.detail(order.id)
    stripe.events.length = 0
    stripe.pay(detail?.payments[0]?.reference ?? '')
    const [event = {}] = stripe.events
    const deliver = (payload: string, headers: object) =>
      app.inject({
        method: 'POST',
        url: '/payment-webhooks/stripe',
        payload,
        headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      })
    const { body, headers } = stripe.signed(event)
    expect((await deliver(`${body} `, headers)).statusCode).toBe(400)
    expect((await deliver('{', {})).statusCode).toBe(400)
    const answers = await Promise.all([1, 2, 3].map(() => deliver(body, headers)))
    expect(answers.map(one => one.statusCode)).toEqual([200, 200, 200])
    expect(await services.shop.orders.load({ id: order.id })).toMatchObject({ paid: 1816 })
    const other = stripe.signed(
      JSON.parse(
        body.replace(/"payment_id":"[^"]*"/, '"payment_id":"none"').replace('evt_', 'evt_x'),
      ),
    )
    expect((await deliver(other.body, other.headers)).statusCode).toBe(200)
    const elsewhere = await app.inject({
      method: 'POST',
      url: '/payment-webhooks/none',
      payload: {},
    })
    expect(elsewhere.statusCode).toBe(404)
  })

  it('SH-4 the page says why a payment did not start, and an expired order cannot be paid', async () => {
    const { pay, show, services, order, clock } = await openDesk()
    stripe.fail('down', 'down')
    const refused = await pay({}, 'text/html')
    expect(refused.body).toContain('The payment provider did not answer')
    expect((await pay({ payment_method: 'none' })).json()).toMatchObject({
      reason: 'unknown-method',
    })
    clock.advance(2 * 3_600_000)
    const task = services.shop.tasks.find(one => one.name === 'shop: unpaid orders')
    await task?.run(AbortSignal.timeout(10_000))
    expect(await show()).toContain('was not paid in time')
    expect((await pay({})).json()).toMatchObject({ reason: 'not-payable' })
    expect(await services.shop.orders.load({ id: order.id })).toMatchObject({ status: 'cancelled' })
  })

  it('SH-4 a buyer who cannot pay by card chooses a bank transfer', async () => {
    const { pay, services, order } = await openDesk()
    const sent = await pay({ payment_method: 'bacs' }, 'text/html')
    expect(sent.headers.location).toContain('/order-received?')
    expect(await services.shop.orders.load({ id: order.id })).toMatchObject({
      status: 'on-hold',
      payment: { method: 'bacs' },
    })
    expect((await pay({ payment_method: 'cod' })).json()).toMatchObject({
      reason: 'unknown-method',
    })
  })
})
