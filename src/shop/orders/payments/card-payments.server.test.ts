import { expect, test } from 'vitest'
import { prepareCheckout } from '../../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../../tests/support/databases.ts'

const author = 'Ute'

describeDatabases('payments by gift card', open => {
  const checkout = prepareCheckout(open)

  async function buyWith(amount: number, method: string) {
    const texts = { recipientEmail: '', recipientName: '', message: '', note: '' }
    const card = await checkout.shop.giftCards.issue(
      { kind: 'gift-card', amount, notify: false, ...texts },
      author,
    )
    if (!card.ok) throw new Error(card.reason)
    const key = await checkout.cartWith(2)
    await checkout.shop.cart.applyCoupon({ key, code: card.code })
    const placed = await checkout.place(key, { payment_method: method })
    if (!placed.ok) throw new Error(placed.reason)
    return {
      orderId: placed.order.id,
      cardId: card.id,
      balance: async () => (await checkout.shop.giftCards.load(card.id))?.balance,
    }
  }
  const detail = async (orderId: string) => {
    const order = await checkout.shop.orders.detail(orderId)
    if (!order) throw new Error('the order is gone')
    return order
  }
  const set = (orderId: string, status: 'pending' | 'cancelled' | 'failed' | 'processing') =>
    checkout.shop.orders.setStatus({ orderId, status, author })
  async function setQuantity(orderId: string, quantity: number) {
    const opened = await checkout.shop.orders.input(orderId)
    if (!opened) throw new Error('the order is gone')
    const { input, version } = opened
    const items = input.items.map(item => ({ ...item, quantity }))
    const request = { orderId, version, input: { ...input, items }, author }
    expect(await checkout.shop.orders.edit(request)).toMatchObject({ ok: true })
  }
  async function startPayment(orderId: string) {
    const reference = crypto.randomUUID()
    const started = await checkout.shop.payments.start({ orderId, method: 'card', reference })
    if (!started.ok) throw new Error(started.reason)
    const { amount } = started
    const report = { provider: 'card', reference, currency: 'EUR', amount }
    return () =>
      checkout.shop.payments.settle({ ...report, outcome: 'settled', eventId: reference })
  }

  test('SH-4 a late payment of everything takes nothing from the gift card', async () => {
    const { orderId, balance } = await buyWith(1000, 'bacs')
    await set(orderId, 'failed')
    const settle = await startPayment(orderId)
    await set(orderId, 'cancelled')
    await settle()
    expect(await balance()).toBe(1000)
    expect(await detail(orderId)).toMatchObject({ status: 'processing', paid: 3632 })
  })

  test('SH-4 a late payment of a part leaves the card alone if the order cannot be reopened', async () => {
    const { orderId, balance } = await buyWith(1000, 'bacs')
    await set(orderId, 'pending')
    const settle = await startPayment(orderId)
    await set(orderId, 'cancelled')
    await checkout.buy(10)
    await settle()
    expect(await balance()).toBe(1000)
    expect(await detail(orderId)).toMatchObject({ status: 'cancelled', paid: 2632 })
  })

  test('SH-4 an order that continues takes nothing from disabled or expired cards', async () => {
    const { change } = checkout.shop.giftCards
    const invalid = [{ disabled: true }, { expiresAt: checkout.clock.now() }]
    for (const changes of invalid) {
      const { orderId, cardId, balance } = await buyWith(1000, 'bacs')
      await set(orderId, 'failed')
      await change(cardId, changes)
      await set(orderId, 'pending')
      expect(await balance()).toBe(1000)
      expect(await detail(orderId)).toMatchObject({ status: 'pending', paid: 0 })
      await change(cardId, { disabled: false, expiresAt: null })
      await set(orderId, 'failed')
      await set(orderId, 'pending')
      expect(await balance()).toBe(0)
      await set(orderId, 'cancelled')
    }
  })

  test('SH-4 a late payment of a part does not reopen an order whose card was disabled', async () => {
    const { orderId, cardId, balance } = await buyWith(1000, 'bacs')
    await set(orderId, 'pending')
    const settle = await startPayment(orderId)
    await set(orderId, 'cancelled')
    await checkout.shop.giftCards.change(cardId, { disabled: true })
    await settle()
    expect(await balance()).toBe(1000)
    expect(await detail(orderId)).toMatchObject({ status: 'cancelled', paid: 2632 })
  })

  test('SH-4 an overpayment goes back to the gift card, once', async () => {
    const { orderId, balance } = await buyWith(5000, 'none')
    await setQuantity(orderId, 1)
    const request = { orderId, amount: 1816, author }
    expect(await checkout.shop.orders.returnOverpayment(request)).toMatchObject({ ok: true })
    expect(await balance()).toBe(3184)
    expect(await detail(orderId)).toMatchObject({ paid: 1816, paymentState: 'paid' })
    await set(orderId, 'cancelled')
    expect(await balance()).toBe(5000)
  })

  test('SH-4 money for an order that a gift card paid before is kept apart from the card', async () => {
    const { orderId, balance } = await buyWith(5000, 'none')
    await setQuantity(orderId, 3)
    await checkout.shop.orders.recordPayment({ orderId, author })
    const { payments } = await detail(orderId)
    expect(payments.map(({ method, amount }) => [method, amount])).toEqual([
      ['gift-card', 3632],
      ['other', 1816],
    ])
    expect(await detail(orderId)).toMatchObject({ moneyRefundable: 1816 })
    await set(orderId, 'cancelled')
    expect(await balance()).toBe(5000)
    expect(await detail(orderId)).toMatchObject({ paid: 1816 })
  })
})
