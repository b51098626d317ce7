import { expect, test } from 'vitest'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { prepareGiftCards } from '../../../tests/support/gift-cards.ts'

const DAY = 86_400_000

describeDatabases('gift cards', open => {
  const checkout = prepareCheckout(open)
  const { issue, enter, cardOf, load, buyWith } = prepareGiftCards(checkout)

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
})
