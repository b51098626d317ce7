import { expect, test } from 'vitest'
import { MINUTE } from '#base'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import type { OrderStatus } from '../model/order-status.ts'
import { defaultShopSettings } from '../model/settings.ts'

describeDatabases('orders that are not paid', open => {
  const checkout = prepareCheckout(open)

  const holdFor = (holdMinutes: number) =>
    checkout.configure({ stock: { ...defaultShopSettings.stock, holdMinutes } })

  async function cancelUnpaid() {
    const task = checkout.shop.tasks.find(one => one.name === 'shop: unpaid orders')
    await task?.run(AbortSignal.any([]))
  }

  async function orderWith(quantity: number, status: OrderStatus) {
    const { id: orderId } = await checkout.buy(quantity, { payment_method: 'bacs' })
    if (status !== 'on-hold')
      await checkout.shop.orders.setStatus({ orderId, status, author: 'test' })
    return orderId
  }
  const statusOf = async (id: string) => (await checkout.shop.orders.load({ id }))?.status

  test('SH-4: an unpaid order is cancelled when stock was held long enough, and gives it back', async () => {
    holdFor(30)
    const orderId = await orderWith(4, 'pending')
    checkout.clock.advance(30 * MINUTE)
    await cancelUnpaid()
    expect(await statusOf(orderId)).toBe('pending')
    expect(await checkout.stockLeft()).toBe(6)
    checkout.clock.advance(1)
    await cancelUnpaid()
    await cancelUnpaid()
    expect(await statusOf(orderId)).toBe('cancelled')
    expect(await checkout.stockLeft()).toBe(10)
    const order = await checkout.shop.orders.detail(orderId)
    expect(order?.events.at(-1)).toMatchObject({
      from: 'pending',
      to: 'cancelled',
      author: 'system',
      message: 'unpaid',
    })
    expect(order?.mails.map(mail => mail.template)).not.toContain('order-cancelled')
  })

  test('SH-4: an order on hold for a bank transfer stays, however long it takes', async () => {
    holdFor(30)
    const orderId = await orderWith(4, 'on-hold')
    checkout.clock.advance(100 * 24 * 60 * MINUTE)
    await cancelUnpaid()
    expect(await statusOf(orderId)).toBe('on-hold')
    expect(await checkout.stockLeft()).toBe(6)
  })

  test('SH-4: without a time to hold stock, unpaid orders stay', async () => {
    holdFor(0)
    const orderId = await orderWith(4, 'pending')
    checkout.clock.advance(100 * 24 * 60 * MINUTE)
    await cancelUnpaid()
    expect(await statusOf(orderId)).toBe('pending')
  })
})
