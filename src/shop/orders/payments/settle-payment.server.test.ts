import { expect, test } from 'vitest'
import { prepareCheckout } from '../../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../../tests/support/databases.ts'
import type { PaymentOutcome } from './settle-payment.ts'

describeDatabases('payments', open => {
  const checkout = prepareCheckout(open)
  let made = 0

  /** An order that waits for a payment at a provider. */
  async function startedOrder(quantity = 2) {
    const { id, total } = await checkout.buy(quantity, { payment_method: 'bacs' })
    await checkout.shop.orders.setStatus({ orderId: id, status: 'pending', author: 'test' })
    made++
    const reference = `pay-${made}`
    const started = await checkout.shop.payments.start({ orderId: id, method: 'card', reference })
    expect(started).toMatchObject({ ok: true, amount: total })
    const report = (outcome: PaymentOutcome, eventId: string = outcome, amount = total) =>
      checkout.shop.payments.settle({
        ...{ provider: 'card', reference, outcome, amount, currency: 'EUR' },
        eventId: `${reference}-${eventId}`,
      })
    return { id, report }
  }
  const load = (id: string) => checkout.shop.orders.detail(id)

  test('SH-4 one payment settles an order once, however often and where it is reported', async () => {
    const { id, report } = await startedOrder()
    const reports = ['webhook', 'webhook', 'return', 'reconciliation', 'webhook']
    const answers = await Promise.all(reports.map(event => report('settled', event)))
    expect(answers.filter(answer => answer.ok && answer.isNew)).toHaveLength(1)
    const order = await load(id)
    expect(order).toMatchObject({ status: 'processing', paymentState: 'paid', paid: 3632 })
    expect(order?.events.filter(event => event.kind === 'payment')).toHaveLength(1)
    expect(order?.mails.filter(mail => mail.template === 'order-paid')).toHaveLength(1)
    const stored = await checkout.db
      .selectFrom('payment_events')
      .select('event_id')
      .where('event_id', 'like', `pay-${made}-%`)
      .execute()
    expect(stored, 'each event once').toHaveLength(new Set(reports).size)
  })

  test.each([
    [['authorized', 'settled', 'failed'], 'paid', 'processing'],
    [['settled', 'authorized', 'failed'], 'paid', 'processing'],
    [['failed', 'authorized', 'settled'], 'paid', 'processing'],
    [['authorized'], 'authorized', 'processing'],
    [['failed', 'failed'], 'unpaid', 'failed'],
  ] as const)(
    'SH-4 reports %j in this order lead to %s',
    async (outcomes, paymentState, status) => {
      const { id, report } = await startedOrder()
      for (const outcome of outcomes) await report(outcome)
      expect(await load(id)).toMatchObject({ paymentState, status })
    },
  )

  test('SH-4 money for an expired order reopens it, or can be refunded without stock', async () => {
    const [first, second] = [await startedOrder(5), await startedOrder(5)]
    for (const { id } of [first, second]) {
      await checkout.shop.orders.setStatus({ orderId: id, status: 'cancelled', author: 'test' })
    }
    await checkout.buy(3)
    await first.report('settled')
    await second.report('settled')
    expect(await load(first.id)).toMatchObject({ status: 'processing', paymentState: 'paid' })
    const order = await load(second.id)
    expect(order).toMatchObject({ status: 'cancelled', paymentState: 'paid' })
    expect(order?.events.at(-1)).toMatchObject({ message: 'paid-without-stock', author: 'system' })
    expect(await checkout.stockLeft()).toBe(2)
  })

  test('SH-4 refuses reports about unknown payments and other currencies', async () => {
    const { report, id } = await startedOrder()
    const forged = { provider: 'card', eventId: 'e', outcome: 'settled', amount: 1 } as const
    const { settle } = checkout.shop.payments
    expect(await settle({ ...forged, reference: 'none', currency: 'EUR' })).toMatchObject({
      reason: 'unknown-payment',
    })
    const reference = `pay-${made}`
    expect(await settle({ ...forged, reference, currency: 'USD' })).toMatchObject({
      reason: 'currency-mismatch',
    })
    await report('settled', 'part', 1000)
    expect(await load(id)).toMatchObject({ status: 'pending', paymentState: 'partly-paid' })
  })

  test('SH-4 marking an order as paid twice records one payment', async () => {
    const { id } = await checkout.buy(1, { payment_method: 'bacs' })
    const pay = (amount?: number) =>
      checkout.shop.orders.recordPayment({
        ...{ orderId: id, author: 'Ute', note: 'SEPA 77' },
        ...(amount && { amount }),
      })
    expect(await pay(1817)).toMatchObject({ reason: 'paid-too-much' })
    const answers = await Promise.all([pay(), pay()])
    expect(answers.filter(answer => answer.ok)).toHaveLength(1)
    expect(answers.find(answer => !answer.ok)).toMatchObject({ reason: 'already-paid' })
    expect(await load(id)).toMatchObject({ status: 'processing', paid: 1816 })
  })

  test('SH-4 moving an order to a paid status records the payment, and undoing it voids it', async () => {
    const { id: orderId } = await checkout.buy(1, { payment_method: 'bacs' })
    const set = (status: 'processing' | 'on-hold' | 'completed') =>
      checkout.shop.orders.setStatus({ orderId, status, author: 'Ute' })
    await set('processing')
    expect(await load(orderId)).toMatchObject({ paymentState: 'paid', paid: 1816 })
    await set('on-hold')
    expect(await load(orderId)).toMatchObject({ paymentState: 'unpaid', paid: 0 })
    await set('completed')
    expect(await load(orderId)).toMatchObject({ paymentState: 'paid', paid: 1816 })
  })

  test('SH-4 a payment recorded by mistake is voided, unless it was refunded', async () => {
    const { id: orderId } = await checkout.buy(1, { payment_method: 'bacs' })
    const author = 'Ute'
    const pay = (amount: number) => checkout.shop.orders.recordPayment({ orderId, amount, author })
    await pay(1000)
    await pay(816)
    const [first, second] = (await load(orderId))?.payments ?? []
    const cancel = (paymentId = '') =>
      checkout.shop.orders.voidPayment({ orderId, paymentId, author })
    expect(await cancel(second?.id)).toMatchObject({ ok: true })
    expect(await cancel(second?.id)).toMatchObject({ reason: 'not-allowed' })
    expect(await cancel('none')).toMatchObject({ reason: 'unknown-order' })
    const voided = await load(orderId)
    expect(voided).toMatchObject({ paymentState: 'partly-paid', paid: 1000 })
    expect(voided?.events.at(-1)).toMatchObject({ kind: 'payment-voided', amount: 816 })
    const lines = [{ lineId: voided?.lines[0]?.id ?? '', quantity: 0, amount: 1 }]
    await checkout.shop.orders.refund({ orderId, lines, refundedBefore: 0, reason: '', author })
    expect(await cancel(first?.id)).toMatchObject({ reason: 'payment-refunded' })
    expect((await load(orderId))?.payments.map(one => one.mayVoid)).toEqual([false, false])
  })

  test('SH-4 a payment of a provider cannot be voided', async () => {
    const { id: orderId, report } = await startedOrder()
    await report('settled')
    const paymentId = (await load(orderId))?.payments[0]?.id ?? ''
    const answer = await checkout.shop.orders.voidPayment({ orderId, paymentId, author: 'Ute' })
    expect(answer).toMatchObject({ reason: 'not-allowed' })
  })

  test('SH-4 cash on delivery is paid when the order is completed', async () => {
    const { id: orderId } = await checkout.buy(1, { payment_method: 'cod' })
    expect(await load(orderId)).toMatchObject({ status: 'processing', paymentState: 'unpaid' })
    await checkout.shop.orders.setStatus({ orderId, status: 'completed', author: 'Ute' })
    expect(await load(orderId)).toMatchObject({ paymentState: 'paid', paid: 1816 })
  })

  test('SH-4 an order keeps the payment instructions that its buyer saw', async () => {
    const { id } = await checkout.buy(1, { payment_method: 'bacs' })
    const before = (await load(id))?.payment.instructions
    expect(before).not.toBe('')
    const { payments } = await checkout.shop.settings()
    const bacs = { ...payments.bacs, instructions: 'Another account' }
    checkout.configure({ payments: { ...payments, bacs }, locale: 'de' })
    expect(await load(id)).toMatchObject({
      payment: { instructions: before },
      money: { locale: 'en' },
    })
  })
})
