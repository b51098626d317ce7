import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#base'
import { describeDatabases } from '../../../../tests/support/databases.ts'
import { prepareOnlinePayments } from '../../../../tests/support/online-payments.ts'

describeDatabases('online payments', open => {
  const bench = prepareOnlinePayments(open)
  const load = async (id: string) => {
    const order = await bench.shop.orders.detail(id)
    if (!order) throw new Error('no order')
    return order
  }
  const kinds = async (id: string) => (await load(id)).events.map(event => event.kind)

  test('SH-4 an order waits for its payment and is processed by the webhook', async () => {
    const { id, reference } = await bench.startedOrder()
    expect(await load(id)).toMatchObject({ status: 'pending', paymentState: 'unpaid' })
    bench.stripe.pay(reference)
    await bench.deliverAll()
    expect(await load(id)).toMatchObject({ status: 'processing', paymentState: 'paid', paid: 1816 })
    expect(bench.stripe.intents.get(reference)).toMatchObject({ amount: 1816, currency: 'eur' })
  })

  test('SH-4 a double click starts one attempt', async () => {
    const { id } = await bench.buyOnline()
    const before = bench.stripe.intents.size
    const answers = await Promise.all([bench.start(id), bench.start(id), bench.start(id)])
    const secrets = answers.map(answer => answer.ok && JSON.stringify(answer.next))
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]).toContain('_secret_')
    expect(bench.stripe.intents.size).toBe(before + 1)
    expect((await load(id)).payments).toHaveLength(1)
  })

  test('SH-4 a declined card leaves the order payable, with one mail, and another card pays', async () => {
    const { id, reference } = await bench.startedOrder()
    bench.clock.advance(20 * MINUTE)
    await bench.db.updateTable('outbox').set({ done_at: 1 }).execute()
    for (let i = 0; i < 2; i++) {
      bench.stripe.pay(reference, 'declined')
      await bench.deliverAll()
    }
    expect(await load(id)).toMatchObject({
      status: 'pending',
      payments: [{ state: 'pending', problem: 'Your card was declined.' }],
    })
    const mails = (await load(id)).mails.filter(one => one.template === 'order-payment-failed')
    expect(mails).toHaveLength(1)
    bench.stripe.pay(reference)
    await bench.deliverAll()
    expect(await load(id)).toMatchObject({ status: 'processing', paymentState: 'paid' })
  })

  test('SH-4 3-D Secure is part of the payment', async () => {
    const { id, reference } = await bench.startedOrder()
    bench.stripe.pay(reference, 'secure')
    await bench.deliverAll()
    expect(await load(id)).toMatchObject({ status: 'pending' })
    bench.stripe.authenticate(reference)
    await bench.deliverAll()
    expect(await load(id)).toMatchObject({ status: 'processing' })
  })

  test('SH-4 money that takes days holds the stock; if it fails, the order can be paid again', async () => {
    const { id, reference } = await bench.startedOrder()
    bench.stripe.pay(reference, 'slow-bank')
    await bench.deliverAll()
    expect(await load(id)).toMatchObject({ status: 'on-hold', payments: [{ state: 'processing' }] })
    expect(await bench.start(id)).toMatchObject({ reason: 'payment-processing' })
    bench.stripe.decide(reference, false)
    await bench.deliverAll()
    expect(await load(id)).toMatchObject({ status: 'failed', payments: [{ state: 'failed' }] })
    expect(await bench.start(id)).toMatchObject({ ok: true })
    expect(await load(id)).toMatchObject({ status: 'pending' })
  })

  test('SH-4 a late notice of a declined card does not fail money that is on its way', async () => {
    const { id, reference } = await bench.startedOrder()
    bench.stripe.pay(reference, 'declined')
    bench.stripe.pay(reference, 'slow-bank')
    const [declined = {}, processing = {}] = bench.stripe.events.splice(0)
    await bench.deliver(processing)
    await bench.deliver(declined)
    expect(await load(id)).toMatchObject({ status: 'on-hold', payments: [{ state: 'processing' }] })
  })

  test('SH-4 the redirect to Stripe pays, and its session ends when the form is used', async () => {
    const { id, reference } = await bench.startedOrder('redirect')
    expect(reference).toMatch(/^cs_/)
    bench.stripe.pay(reference)
    await bench.deliverAll()
    const order = await load(id)
    expect(order).toMatchObject({ status: 'processing', paid: 1816 })
    expect(order.payments[0]?.reference).toMatch(/^pi_/)

    const other = await bench.startedOrder('redirect')
    await bench.start(other.id, 'form')
    expect(bench.stripe.sessions.get(other.reference)?.status).toBe('expired')
    expect((await load(other.id)).payments.map(one => one.state)).toEqual(['cancelled', 'pending'])
  })

  test('SH-4 an order that was paid elsewhere is not paid twice', async () => {
    const { id, reference } = await bench.startedOrder('redirect')
    bench.stripe.pay(reference)
    bench.stripe.events.length = 0
    expect(await bench.start(id, 'form')).toMatchObject({ reason: 'already-paid' })
    expect(await load(id)).toMatchObject({ status: 'processing', paid: 1816 })
  })

  test('SH-4 webhooks count once, in any order, three at once, and replayed', async () => {
    const { id, reference } = await bench.startedOrder()
    bench.stripe.pay(reference, 'declined')
    bench.stripe.pay(reference)
    const events = bench.stripe.events.splice(0)
    const paid = events.at(-1) ?? {}
    const answers = await Promise.all([paid, paid, paid].map(event => bench.deliver(event)))
    expect(answers.filter(one => one.ok && one.outcome === 'applied')).toHaveLength(1)
    for (const event of [...events, ...events].reverse()) await bench.deliver(event)
    expect(await load(id)).toMatchObject({ status: 'processing', paid: 1816 })
    expect((await kinds(id)).filter(kind => kind === 'payment')).toHaveLength(1)
  })

  test('SH-4 forged, old and unknown notifications change nothing', async () => {
    const { id, reference } = await bench.startedOrder()
    bench.stripe.pay(reference)
    const [event = {}] = bench.stripe.events.splice(0)
    expect(await bench.deliver(event, { secret: 'whsec_other' })).toMatchObject({
      reason: 'not-signed',
    })
    const old = bench.clock.now() - 6 * MINUTE
    expect(await bench.deliver(event, { at: old })).toMatchObject({ reason: 'not-signed' })
    const body = JSON.stringify(event)
    const unsigned = { method: 'stripe', body, headers: {} }
    const { receiveEvent } = bench.shop.payments
    expect(await receiveEvent(unsigned)).toMatchObject({ reason: 'not-signed' })
    expect(await load(id)).toMatchObject({ status: 'pending', paid: 0 })
    const text = JSON.stringify(event).replaceAll(reference, 'pi_other')
    const other = JSON.parse(text.replace(/"payment_id":"[^"]*"/, '"payment_id":"none"'))
    expect(await bench.deliver({ ...other, id: 'evt_other' })).toMatchObject({
      ok: true,
      outcome: 'unknown-payment',
    })
    expect(await bench.deliver({ ...other, id: 'evt_2', type: 'invoice.paid' })).toMatchObject({
      outcome: 'ignored',
    })
  })

  test('SH-4 reconciliation settles payments whose webhook never came', async () => {
    const { id, reference } = await bench.startedOrder()
    bench.stripe.pay(reference)
    bench.stripe.events.length = 0
    await bench.shop.payments.reconcile()
    expect(await load(id), 'too early').toMatchObject({ status: 'pending' })
    bench.clock.advance(6 * MINUTE)
    await Promise.all([bench.shop.payments.reconcile(), bench.shop.payments.reconcile()])
    expect(await load(id)).toMatchObject({ status: 'processing', paid: 1816 })
    expect((await kinds(id)).filter(kind => kind === 'payment')).toHaveLength(1)
  })

  test('SH-4 an answer that is lost after the payment was created does not create another', async () => {
    const { id } = await bench.buyOnline()
    const before = bench.stripe.intents.size
    bench.stripe.fail('lost', 'down')
    expect(await bench.start(id)).toMatchObject({ reason: 'provider-unreachable' })
    expect(await load(id)).toMatchObject({ status: 'pending', payments: [{ reference: '' }] })
    expect(await bench.start(id)).toMatchObject({ ok: true })
    expect(bench.stripe.intents.size).toBe(before + 1)
    expect((await load(id)).payments).toHaveLength(1)
  })

  test.each([
    [['down', 'down'], 'provider-unreachable'],
    [['busy'], 'provider-unreachable'],
    [['wrong-key'], 'provider-keys'],
  ] as const)('SH-4 after answers %j the order stays payable', async (faults, reason) => {
    const { id } = await bench.buyOnline()
    bench.stripe.fail(...faults)
    expect(await bench.start(id)).toMatchObject({ reason })
    expect(await bench.start(id)).toMatchObject({ ok: true })
  })

  test('SH-4 a brief failure is repeated once with the same key', async () => {
    const { id } = await bench.buyOnline()
    bench.stripe.asked.length = 0
    bench.stripe.fail('locked')
    expect(await bench.start(id)).toMatchObject({ ok: true })
    const keys = bench.stripe.asked.map(one => one.key)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  test('SH-4 an expired order cannot be paid, and its payment ends at the provider', async () => {
    const { id, reference } = await bench.startedOrder()
    bench.clock.advance(2 * HOUR)
    const change = { orderId: id, status: 'cancelled', author: 'system' } as const
    await bench.shop.orders.setStatus(change)
    await bench.shop.payments.reconcile()
    expect(bench.stripe.intents.get(reference)?.status).toBe('canceled')
    expect(await load(id)).toMatchObject({
      status: 'cancelled',
      payments: [{ state: 'cancelled' }],
    })
    expect(await bench.start(id)).toMatchObject({ reason: 'not-payable' })
  })

  test('SH-4 authorized money is captured later, as much as the order is worth', async () => {
    bench.configureOnline({ captureLater: true })
    const { id, reference } = await bench.startedOrder()
    bench.stripe.pay(reference)
    await bench.deliverAll()
    const order = await load(id)
    expect(order).toMatchObject({ status: 'processing', paymentState: 'authorized', paid: 0 })
    const [payment] = order.payments
    expect(payment).toMatchObject({ mayCapture: true })
    expect(payment?.capturableUntil).toBe(bench.clock.now() + 7 * DAY)
    expect(await bench.start(id)).toMatchObject({ reason: 'already-paid' })
    const request = { orderId: id, paymentId: payment?.id ?? '' }
    const captured = await Promise.all([1, 2].map(() => bench.shop.orders.capturePayment(request)))
    expect(captured.some(one => one.ok)).toBe(true)
    expect(await load(id)).toMatchObject({ paymentState: 'paid', paid: 1816 })
    expect(await bench.shop.orders.capturePayment(request)).toMatchObject({
      reason: 'not-authorized',
    })
  })

  test('SH-4 completing an authorized order records no payment; releasing ends it', async () => {
    bench.configureOnline({ captureLater: true })
    const { id, reference } = await bench.startedOrder()
    bench.stripe.pay(reference)
    await bench.deliverAll()
    await bench.shop.orders.setStatus({ orderId: id, status: 'completed', author: 'Ute' })
    expect(await load(id)).toMatchObject({ paymentState: 'authorized', paid: 0 })
    const paymentId = (await load(id)).payments[0]?.id ?? ''
    expect(await bench.shop.orders.releasePayment({ orderId: id, paymentId })).toMatchObject({
      ok: true,
    })
    await bench.deliverAll()
    expect(await load(id)).toMatchObject({
      paymentState: 'unpaid',
      payments: [{ state: 'cancelled' }],
    })
    expect((await kinds(id)).filter(kind => kind === 'payment-cancelled')).toHaveLength(1)
  })

  test('SH-4 a dispute is an event with a deadline and mails the shop once', async () => {
    const { id, reference } = await bench.startedOrder()
    bench.stripe.pay(reference)
    const dispute = bench.stripe.dispute(reference)
    await bench.deliverAll()
    bench.stripe.dispute(reference, 'needs_response', dispute)
    await bench.deliverAll()
    const order = await load(id)
    expect(order.disputes).toMatchObject([{ state: 'open', dueAt: bench.clock.now() + 7 * DAY }])
    expect(order.mails.filter(one => one.template === 'order-dispute')).toHaveLength(1)
    bench.stripe.dispute(reference, 'lost', dispute)
    await bench.deliverAll()
    expect((await load(id)).disputes).toMatchObject([{ state: 'lost' }])
    expect((await kinds(id)).filter(kind => kind === 'dispute')).toHaveLength(2)
  })

  test.each([
    ['JPY', 1816, 1816],
    ['ISK', 1816, 181_600],
    ['KWD', 1810, 1810],
  ])('SH-4 an amount in %s keeps its decimals', async (currency, price, sent) => {
    bench.configureOnline({ currency })
    const variant = { regularPrice: price, stock: { quantity: 10 } }
    const item = { type: 'simple', name: `Cup in ${currency}`, variant } as const
    const [productId = ''] = await bench.shop.catalog.save([item])
    const key = await bench.cartWith(1, productId)
    const placed = await bench.place(key, { payment_method: 'stripe' })
    if (!placed.ok) throw new Error(placed.reason)
    const { id } = placed.order
    await bench.start(id)
    const reference = await bench.referenceOf(id)
    expect(bench.stripe.intents.get(reference)?.amount).toBe(sent)
    bench.stripe.pay(reference)
    await bench.deliverAll()
    expect(await load(id)).toMatchObject({ paymentState: 'paid', paid: price })
  })

  test('SH-4 three decimals that Stripe cannot charge are refused', async () => {
    bench.configureOnline({ currency: 'KWD' })
    await expect(bench.buyOnline()).rejects.toThrow('invalid')
    // The buyer changes the method of an order on its payment page.
    const { id } = await bench.buy(1, { payment_method: 'cod' })
    expect(await bench.start(id)).toMatchObject({ reason: 'amount-not-accepted' })
  })
})
