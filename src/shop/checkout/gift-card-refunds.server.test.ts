import { expect, test } from 'vitest'
import { PLAIN_LOOK } from '#mail'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { prepareGiftCards } from '../../../tests/support/gift-cards.ts'

const DAY = 86_400_000

describeDatabases('refunded and sold gift cards', open => {
  const checkout = prepareCheckout(open)
  const { issue, enter, cardOf, load, buyWith } = prepareGiftCards(checkout)

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
