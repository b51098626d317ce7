import { expect, test } from 'vitest'
import { PLAIN_LOOK } from '#mail'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import type { GiftCardIssue } from '../gift-cards/edit-card.ts'
import type { CheckoutFields } from '../model/checkout-fields.ts'

const DAY = 86_400_000

describeDatabases('gift cards', open => {
  const checkout = prepareCheckout(open)

  async function issue(amount: number, changes: Partial<GiftCardIssue> = {}) {
    const card = await checkout.shop.giftCards.issue(
      {
        ...{ kind: 'gift-card', recipientEmail: '', recipientName: '', message: '', note: '' },
        ...{ amount, notify: false, ...changes },
      } as GiftCardIssue,
      'Ute',
    )
    if (!card.ok) throw new Error(card.reason)
    return card
  }
  const enter = (key: string, code: string, email?: string) =>
    checkout.shop.cart.applyCoupon({ key, code, ...(email && { email }) })
  const cardOf = async (id: string) => {
    const card = await checkout.shop.giftCards.load(id)
    const sum = card?.entries.reduce((all, entry) => all + entry.amount, 0)
    expect(card?.balance, 'the balance is the sum of the entries').toBe(sum)
    return card
  }
  const load = (id: string) => checkout.shop.orders.detail(id)

  /** Two bowls for €36.32, paid with a card first. */
  async function buyWith(amount: number, fields: Partial<CheckoutFields> = {}) {
    const card = await issue(amount)
    const key = await checkout.cartWith(2)
    await enter(key, card.code)
    const placed = await checkout.place(key, { payment_method: 'bacs', ...fields })
    if (!placed.ok) throw new Error(placed.reason)
    return { card, orderId: placed.order.id }
  }

  test('SH-4 a gift card pays a part of the total, and the other method the rest', async () => {
    const card = await issue(1000)
    const key = await checkout.cartWith(2)
    expect(await enter(key, card.code.toLowerCase().replaceAll('-', ' '))).toMatchObject({
      ok: true,
      notice: { key: 'giftCard.applied' },
    })
    const cart = await checkout.shop.cart.view({ key })
    expect(cart).toMatchObject({ due: 2632, totals: { total: 3632, discount: 0 } })
    expect(cart.giftCards).toMatchObject([{ amount: 1000, balance: 1000, problem: undefined }])
    const placed = await checkout.place(key, { payment_method: 'bacs', shown_total: '2632' })
    const order = await load(placed.ok ? placed.order.id : '')
    expect(order).toMatchObject({ status: 'on-hold', paymentState: 'partly-paid', paid: 1000 })
    const reference = `…${card.code.slice(-4)}`
    expect(order?.payments).toMatchObject([{ method: 'gift-card', reference, amount: 1000 }])
    expect(await cardOf(card.id)).toMatchObject({ balance: 0, status: 'used' })
  })

  test('SH-4 one card pays several orders until it is empty', async () => {
    const card = await issue(5000)
    for (const due of [0, 2264]) {
      const key = await checkout.cartWith(2)
      await enter(key, card.code)
      expect(await checkout.shop.cart.view({ key })).toMatchObject({ due })
      const method = due === 0 ? 'none' : 'bacs'
      expect(await checkout.place(key, { payment_method: method })).toMatchObject({ ok: true })
    }
    expect(await cardOf(card.id)).toMatchObject({ balance: 0, status: 'used' })
  })

  test('SH-4 an order that gift cards pay needs no other payment', async () => {
    const first = await issue(3000)
    const second = await issue(1000)
    const key = await checkout.cartWith(2)
    await enter(key, first.code)
    await enter(key, second.code)
    const view = await checkout.shop.checkout.view({ key })
    expect(view).toMatchObject({ payments: [], cart: { due: 0 } })
    const placed = await checkout.place(key, { payment_method: 'none', shown_total: '0' })
    const order = await load(placed.ok ? placed.order.id : '')
    expect(order).toMatchObject({ status: 'processing', paymentState: 'paid', paid: 3632 })
    expect(order?.payment.title).toBe('Gift card')
    expect((await cardOf(first.id))?.balance).toBe(0)
    expect((await cardOf(second.id))?.balance).toBe(368)
  })

  test('SH-4 an order with a rest to pay needs a payment method', async () => {
    const key = await checkout.cartWith(1)
    expect(await checkout.place(key, { payment_method: 'none' })).toMatchObject({
      reason: 'invalid',
      errors: [{ field: 'payment_method' }],
    })
  })

  test('SH-4 a card that pays two carts at once pays one of them', async () => {
    const card = await issue(3632)
    const keys = [await checkout.cartWith(2), await checkout.cartWith(2)]
    for (const key of keys) await enter(key, card.code)
    const placed = await Promise.all(
      keys.map(key => checkout.place(key, { payment_method: 'none', shown_total: '0' })),
    )
    expect(placed.filter(one => one.ok)).toHaveLength(1)
    expect(await cardOf(card.id)).toMatchObject({ balance: 0 })
    expect(await checkout.stockLeft()).toBe(8)
  })

  test('SH-4 each refusal of a gift card has its own message', async () => {
    const key = await checkout.cartWith(1)
    const used = await issue(1)
    await checkout.shop.giftCards.adjust({ id: used.id, amount: -1, note: 'x', author: 'Ute' })
    const disabled = await issue(1)
    await checkout.shop.giftCards.change(disabled.id, { disabled: true })
    const expired = await issue(1, { expiresAt: checkout.clock.now() + DAY })
    const credit = await issue(1, { kind: 'store-credit', recipientEmail: 'ida@example.com' })
    checkout.clock.advance(DAY)
    const messageOf = async (code: string, email?: string) => {
      const answer = await enter(key, code, email)
      return answer.ok ? answer.notice.key : answer.message.key
    }
    expect(await messageOf('ABCD-EFGH-JKMN-PQRS')).toBe('coupon.unknown')
    expect(await messageOf(used.code)).toBe('giftCard.used')
    expect(await messageOf(disabled.code)).toBe('giftCard.disabled')
    expect(await messageOf(expired.code)).toBe('giftCard.expired')
    expect(await messageOf(credit.code, 'eve@example.com')).toBe('giftCard.otherEmail')
    expect(await messageOf(credit.code)).toBe('giftCard.needsEmail')
    const waiting = await checkout.shop.cart.view({ key })
    expect(waiting.giftCards).toMatchObject([
      { amount: 0, problem: { key: 'giftCard.needsEmail' } },
    ])
    const known = await checkout.shop.cart.view({ key, email: 'Ida@Example.com' })
    expect(known.giftCards).toMatchObject([{ amount: 1, problem: undefined }])
    expect(await messageOf(credit.code, 'ida@example.com')).toBe('giftCard.alreadyApplied')
    checkout.configure({ currency: 'USD' })
    const foreign = await checkout.shop.cart.view({ key, email: 'ida@example.com' })
    expect(foreign.giftCards[0]?.problem?.key).toBe('giftCard.currency')
  })

  test('SH-4 a card that is disabled after it was added blocks the order until it is removed', async () => {
    const card = await issue(500)
    const key = await checkout.cartWith(1)
    await enter(key, card.code)
    await checkout.shop.giftCards.change(card.id, { disabled: true })
    expect(await checkout.place(key)).toMatchObject({ ok: false, reason: 'cart-changed' })
    await checkout.shop.cart.removeCoupon({ key, code: card.id })
    expect(await checkout.place(key)).toMatchObject({ ok: true })
    expect((await cardOf(card.id))?.balance).toBe(500)
  })

  test('SH-4 a cancelled order returns the money to its card once, a failed one takes it again', async () => {
    const { card, orderId } = await buyWith(1000)
    const set = (status: 'failed' | 'on-hold' | 'cancelled') =>
      checkout.shop.orders.setStatus({ orderId, status, author: 'Ute' })
    await set('failed')
    expect((await cardOf(card.id))?.balance).toBe(1000)
    expect(await load(orderId)).toMatchObject({ paid: 0, paymentState: 'unpaid' })
    await set('on-hold')
    expect((await cardOf(card.id))?.balance).toBe(0)
    expect(await load(orderId)).toMatchObject({ paid: 1000, paymentState: 'partly-paid' })
    await set('cancelled')
    await set('cancelled')
    expect((await cardOf(card.id))?.balance).toBe(1000)
  })

  test('SH-4 a failed order continues without a card whose money was spent elsewhere', async () => {
    const { card, orderId } = await buyWith(1000)
    const set = (status: 'failed' | 'on-hold') =>
      checkout.shop.orders.setStatus({ orderId, status, author: 'Ute' })
    await set('failed')
    await checkout.shop.giftCards.adjust({ id: card.id, amount: -400, note: 'x', author: 'Ute' })
    await set('on-hold')
    expect((await cardOf(card.id))?.balance).toBe(600)
    expect(await load(orderId)).toMatchObject({ paid: 0, paymentState: 'unpaid' })
  })

  test('SH-4 the last payment by card completes an order that gift cards began to pay', async () => {
    const { card, orderId } = await buyWith(1000)
    await checkout.shop.orders.setStatus({ orderId, status: 'pending', author: 'Ute' })
    const payment = { orderId, method: 'card', reference: `rest-${orderId}` }
    expect(await checkout.shop.payments.start(payment)).toMatchObject({ ok: true, amount: 2632 })
    checkout.clock.advance(2 * 3_600_000)
    const unpaid = checkout.shop.tasks.find(task => task.name === 'shop: unpaid orders')
    await unpaid?.run(new AbortController().signal)
    expect(await load(orderId)).toMatchObject({ status: 'cancelled', paid: 0 })
    expect((await cardOf(card.id))?.balance).toBe(1000)
    const { reference } = payment
    const report = {
      provider: 'card',
      reference,
      outcome: 'settled',
      eventId: `e-${orderId}`,
    } as const
    await checkout.shop.payments.settle({ ...report, amount: 2632, currency: 'EUR' })
    expect(await load(orderId)).toMatchObject({ status: 'processing', paymentState: 'paid' })
    expect((await cardOf(card.id))?.balance).toBe(0)
  })

  test('SH-4 refunds go to the other payment first and then back to the card', async () => {
    const { card, orderId } = await buyWith(1000)
    await checkout.shop.orders.recordPayment({ orderId, author: 'Ute' })
    const lineId = (await load(orderId))?.lines[0]?.id ?? ''
    const refund = async (amount: number) => {
      const refundedBefore = (await load(orderId))?.refunded ?? 0
      const lines = [{ lineId, quantity: 0, amount }]
      return checkout.shop.orders.refund({
        orderId,
        lines,
        refundedBefore,
        reason: '',
        author: 'Ute',
      })
    }
    await refund(2600)
    expect((await cardOf(card.id))?.balance).toBe(0)
    expect((await load(orderId))?.moneyRefundable).toBe(32)
    await refund(100)
    expect((await cardOf(card.id))?.balance).toBe(68)
    const { events = [], moneyRefundable } = (await load(orderId)) ?? {}
    expect(moneyRefundable).toBe(0)
    expect(events.slice(-2)).toMatchObject([
      { kind: 'card-refund', amount: 68 },
      { kind: 'refund', amount: 100 },
    ])
    const request = {
      template: 'order-partly-refunded',
      position: events.at(-1)?.position,
    } as const
    const mail = await checkout.shop.orders.mail(
      { ...request, orderId },
      { ...PLAIN_LOOK, siteName: 'Shop', locale: 'en' },
    )
    expect(mail?.text).toContain('€0.68 of it is on your gift card')
    await refund(932)
    expect((await cardOf(card.id))?.balance).toBe(1000)
    expect(await refund(1)).toMatchObject({ ok: false })
  })

  test('SH-4 a refund as store credit gives the customer a code and no money', async () => {
    const { card, orderId } = await buyWith(1000)
    const order = await load(orderId)
    const lines = [{ lineId: order?.lines[0]?.id ?? '', quantity: 0, amount: 700 }]
    const request = { orderId, lines, refundedBefore: 0, reason: '', author: 'Ute' }
    expect(await checkout.shop.orders.refund({ ...request, asCredit: true })).toMatchObject({
      ok: true,
    })
    expect((await cardOf(card.id))?.balance).toBe(0)
    const query = { page: 1, perPage: 1, sort: 'createdAt', order: 'desc' } as const
    const mailed = await checkout.shop.orders.mail(
      {
        template: 'order-partly-refunded',
        orderId,
        position: (await load(orderId))?.events.at(-1)?.position,
      },
      { ...PLAIN_LOOK, siteName: 'Shop', locale: 'en' },
    )
    expect(mailed?.text).toContain('€7.00 of it is store credit')
    expect(mailed?.text).not.toContain('a few days')
    expect((await load(orderId))?.events.slice(-2)).toMatchObject([
      { kind: 'store-credit', amount: 700 },
      { kind: 'refund', amount: 700 },
    ])
    const { items } = await checkout.shop.giftCards.list({ ...query, kind: 'store-credit' })
    expect(items[0]).toMatchObject({ balance: 700, holderEmail: 'ida@example.com' })
    const mail = await checkout.shop.giftCards.mail(items[0]?.id ?? '', {
      ...{ ...PLAIN_LOOK, siteName: 'Shop', locale: 'en' },
    })
    const code = /(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}/.exec(mail?.text ?? '')?.[0] ?? ''
    const key = await checkout.cartWith(1)
    expect(await enter(key, code, 'ida@example.com')).toMatchObject({ ok: true })
  })

  test('SH-4 an order that was refunded as store credit completely promises no money', async () => {
    const { orderId } = await buyWith(1000)
    await checkout.shop.orders.recordPayment({ orderId, author: 'Ute' })
    const lineId = (await load(orderId))?.lines[0]?.id ?? ''
    const request = { orderId, reason: '', author: 'Ute', asCredit: true }
    const lines = [{ lineId, quantity: 2 }]
    await checkout.shop.orders.refund({ ...request, lines, refundedBefore: 0 })
    const mail = await checkout.shop.orders.mail(
      { template: 'order-refunded', orderId },
      { ...PLAIN_LOOK, siteName: 'Shop', locale: 'en' },
    )
    expect(mail?.text).toContain('Your order was refunded')
    expect(mail?.text).toContain('€36.32 of it is store credit')
    expect(mail?.text).not.toContain('on its way')
  })

  test('SH-4 a sold gift card is no revenue, but the order that it pays is', async () => {
    const [id = ''] = await checkout.shop.catalog.save([
      { type: 'simple', name: 'Card', giftCard: true, variant: { regularPrice: 4000 } },
    ])
    checkout.clock.advance(DAY)
    const dayStart = checkout.clock.now()
    const sold = await checkout.place(await checkout.cartWith(1, id), { payment_method: 'bacs' })
    await checkout.shop.orders.recordPayment({
      orderId: sold.ok ? sold.order.id : '',
      author: 'Ute',
    })
    await buyWith(4000, { payment_method: 'none' })
    const [, day] = await checkout.shop.orders.revenue([dayStart - 1, dayStart], 'EUR')
    expect(day).toEqual({ orders: 2, revenue: 3632 })
    const { totals } = await checkout.shop.reports.overview({ period: 'today' })
    expect(totals).toMatchObject({ orders: 2, items: 2, net: 3632, giftCards: 4000 })
    for (const report of ['products', 'methods', 'taxes', 'categories'] as const) {
      const { rows } = await checkout.shop.reports.table(report, { period: 'today' })
      expect(
        rows.reduce((sum, row) => sum + row.net, 0),
        report,
      ).toBe(3632)
    }
  })

  test('SH-4 a refunded gift card is emptied, and a used one is not refunded', async () => {
    const [id = ''] = await checkout.shop.catalog.save([
      { type: 'simple', name: 'Card', giftCard: true, variant: { regularPrice: 2000 } },
    ])
    const placed = await checkout.place(await checkout.cartWith(2, id), { payment_method: 'bacs' })
    const orderId = placed.ok ? placed.order.id : ''
    await checkout.shop.orders.recordPayment({ orderId, author: 'Ute' })
    const today = async () => (await checkout.shop.reports.overview({ period: 'today' })).totals
    const revenue = async () => (await checkout.shop.orders.revenue([0, 1], 'EUR'))[1]?.revenue
    const before = await revenue()
    const { net, refundNet } = await today()
    expect(await today()).toMatchObject({ giftCards: 4000, giftCardRefunds: 0 })
    const query = {
      page: 1,
      perPage: 9,
      sort: 'createdAt',
      order: 'asc',
      boughtWith: orderId,
    } as const
    const cards = (await checkout.shop.giftCards.list(query)).items
    const lineId = (await load(orderId))?.lines[0]?.id ?? ''
    await checkout.shop.giftCards.adjust({
      ...{ id: cards[0]?.id ?? '', amount: -1, note: 'used', author: 'Ute' },
    })
    const refund = (quantity: number, refundedBefore: number) =>
      checkout.shop.orders.refund({
        ...{ orderId, lines: [{ lineId, quantity }], refundedBefore, reason: '', author: 'Ute' },
      })
    expect(await refund(2, 0)).toMatchObject({ reason: 'refund-card-used' })
    expect(await refund(1, 0)).toMatchObject({ ok: true, amount: 2000 })
    expect(await today()).toMatchObject({ net, refundNet, giftCardRefunds: 2000 })
    expect(await revenue()).toBe(before)
    const left = (await checkout.shop.giftCards.list(query)).items.map(card => card.balance)
    expect(left.sort()).toEqual([0, 1999])
    expect(await refund(1, 2000)).toMatchObject({ reason: 'refund-card-used' })
  })

  test('SH-4 a bought gift card is free of tax and discounts, and is mailed once paid', async () => {
    checkout.configure({
      taxes: [{ country: '*', taxClass: '', name: 'VAT', percent: 19, shipping: true }],
      giftCards: { validMonths: 36 },
    })
    const variant = { regularPrice: 2500 }
    const [id = ''] = await checkout.shop.catalog.save([
      { type: 'simple', name: 'Gift card', giftCard: true, variant },
    ])
    const key = await checkout.cartWith(2, id)
    const cart = await checkout.shop.cart.view({ key })
    expect(cart).toMatchObject({ hasGiftCards: true, needsShipping: false })
    expect(cart.totals).toMatchObject({ total: 5000, tax: 0 })
    const other = await issue(9000)
    expect(await enter(key, other.code)).toMatchObject({ message: { key: 'giftCard.notForCards' } })
    const placed = await checkout.place(key, {
      payment_method: 'bacs',
      card_recipient_name: 'Jo',
      card_recipient_email: 'jo@example.com',
      card_message: 'Happy birthday',
    })
    const orderId = placed.ok ? placed.order.id : ''
    const bought = () =>
      checkout.shop.giftCards.list({
        ...{ page: 1, perPage: 10, sort: 'createdAt', order: 'asc', boughtWith: orderId },
      })
    expect((await bought()).total).toBe(0)
    await checkout.shop.orders.recordPayment({ orderId, author: 'Ute' })
    await checkout.shop.orders.setStatus({ orderId, status: 'completed', author: 'Ute' })
    const { items, total } = await bought()
    expect(total).toBe(2)
    expect(items[0]).toMatchObject({
      ...{ balance: 2500, recipientEmail: 'jo@example.com', senderName: 'Ida Berg' },
      expiresAt: Date.UTC(2029, 2, 3),
    })
    const mails = await checkout.db
      .selectFrom('outbox')
      .select('payload')
      .where('payload', 'like', '%"gift-card"%')
      .execute()
    const ids = mails.map(mail => (JSON.parse(mail.payload) as { cardId: string }).cardId)
    expect(new Set(ids.filter(cardId => items.some(card => card.id === cardId))).size).toBe(2)
  })

  test('SH-4 a card cannot be charged below zero by staff', async () => {
    const card = await issue(500)
    const charge = (amount: number) =>
      checkout.shop.giftCards.adjust({ id: card.id, amount, note: 'x', author: 'Ute' })
    expect(await charge(-501)).toMatchObject({ reason: 'gift-card-balance' })
    const answers = await Promise.all([charge(-300), charge(-300)])
    expect(answers.filter(answer => answer.ok)).toHaveLength(1)
    expect((await cardOf(card.id))?.balance).toBe(200)
  })
})
