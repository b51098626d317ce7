import { expect, test } from 'vitest'
import { DAY } from '#base'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'
import type { OrderStatus } from '../model/order-status.ts'

const NONE = { pending: undefined, failed: undefined, cancelled: undefined, completed: undefined }

const TABLES = [
  ...(['orders', 'order_lines', 'order_events', 'order_search', 'carts', 'outbox'] as const),
]

describeDatabases('orders that are retained no longer', open => {
  const checkout = prepareCheckout(open)

  async function orderAs(...steps: OrderStatus[]) {
    const { id } = await checkout.buy(2, { payment_method: 'bacs' })
    return moveOn(id, ...steps)
  }
  async function moveOn(orderId: string, ...steps: OrderStatus[]) {
    for (const status of steps) {
      const moved = await checkout.shop.orders.setStatus({ orderId, status, author: 'Ute' })
      if (!moved.ok) throw new Error(moved.reason)
    }
    return orderId
  }
  const detail = (id: string) => checkout.shop.orders.detail(id)
  const agoDays = (days: number) => checkout.clock.now() - days * DAY
  const erase = (orderId: string) => checkout.shop.orders.erase({ orderId, author: 'Ute' })

  test('an order without personal data keeps number, lines, amounts and country', async () => {
    const orderId = await orderAs('processing', 'completed')
    const before = await detail(orderId)
    await checkout.shop.orders.addNote({ orderId, message: 'Ida called', author: 'Ute' })
    expect((await erase(orderId)).ok).toBe(true)
    const after = await detail(orderId)
    expect(after).toMatchObject({
      number: before?.number,
      lines: before?.lines,
      totals: before?.totals,
      erasedAt: checkout.clock.now(),
      email: '',
      note: '',
      billing: {
        first_name: '',
        last_name: '',
        address_1: '',
        phone: '',
        email: '',
        country: 'DE',
      },
      mails: [],
      sendable: [],
    })
    expect(after?.events.map(event => [event.kind, event.message])).toEqual([
      ...[1, 2, 3].map(() => ['status', '']),
      ['note', ''],
      ['erased', ''],
    ])
    // No trace in any table or spelling.
    for (const table of TABLES) {
      const rows = await checkout.db.selectFrom(table).selectAll().execute()
      expect(JSON.stringify(rows)).not.toMatch(/ida|berg\b|tonweg/i)
    }
  })

  test('its old address and a guessed e-mail open it no longer', async () => {
    const orderId = await orderAs('processing', 'completed')
    const { number = 0, key = '' } = (await detail(orderId)) ?? {}
    await erase(orderId)
    const old = await checkout.shop.orders.received({ number, key, viewKeys: [] })
    expect(old).toEqual({ access: 'none' })
    const { key: next = '' } = (await detail(orderId)) ?? {}
    expect(next).not.toBe(key)
    expect(await checkout.shop.orders.verifyEmail({ number, key: next, email: '' })).toBeUndefined()
  })

  test('an erased order is found only by its number and gets no mail', async () => {
    const orderId = await orderAs('processing', 'completed')
    const { number = 0 } = (await detail(orderId)) ?? {}
    const find = async (q: string) =>
      (
        await checkout.shop.orders.listForStaff({
          ...{ page: 1, perPage: 10, sort: 'number', order: 'asc', q },
        })
      ).items.map(item => item.id)
    expect(await find('Berg')).toEqual([orderId])
    await erase(orderId)
    expect(await find('Berg')).toEqual([])
    expect(await find(String(number))).toEqual([orderId])
    const { orders } = checkout.shop
    const author = 'Ute'
    expect(
      await orders.addNote({ orderId, message: 'Hello', author, toCustomer: true }),
    ).toMatchObject({ reason: 'not-allowed' })
    expect(await orders.changeEmail({ orderId, email: 'a@b.co', author })).toMatchObject({
      reason: 'not-allowed',
    })
    expect(await orders.resendMail({ orderId, template: 'order-completed', author })).toMatchObject(
      { reason: 'not-allowed' },
    )
    await orders.setStatus({ orderId, status: 'refunded', author })
    expect((await detail(orderId))?.mails).toEqual([])
  })

  test('an order in progress is refused', async () => {
    for (const steps of [[], ['pending'], ['processing']] as OrderStatus[][]) {
      const orderId = await orderAs(...steps)
      expect(await erase(orderId)).toMatchObject({ reason: 'not-allowed' })
      await moveOn(orderId, 'cancelled')
      expect((await erase(orderId)).ok).toBe(true)
    }
    expect(await erase('none')).toMatchObject({ reason: 'unknown-order' })
  })

  test('unpaid orders are deleted with cart and mails, and give their stock back', async () => {
    const pending = await orderAs('pending')
    const failed = await orderAs('failed')
    const onHold = await orderAs()
    expect(await checkout.stockLeft()).toBe(6)
    checkout.clock.advance(10 * DAY)
    const recent = await orderAs('pending')
    const { applyRetention } = checkout.shop.orders
    expect(await applyRetention({ ...NONE, pending: agoDays(5) })).toEqual({
      deleted: 1,
      erased: 0,
    })
    expect(await applyRetention({ ...NONE, failed: agoDays(5) })).toEqual({ deleted: 1, erased: 0 })
    expect(await detail(pending)).toBeUndefined()
    expect(await detail(failed)).toBeUndefined()
    expect(await detail(onHold)).toBeDefined()
    expect(await detail(recent)).toBeDefined()
    expect(await checkout.stockLeft()).toBe(6)
    const gone = new RegExp(`${pending}|${failed}`)
    for (const table of TABLES) {
      const rows = await checkout.db.selectFrom(table).selectAll().execute()
      expect(rows.length).toBeGreaterThan(0)
      expect(JSON.stringify(rows)).not.toMatch(gone)
    }
  })

  test('an order that was ever accepted is kept in the accounts', async () => {
    const orderId = await orderAs('processing', 'cancelled')
    const unpaid = await orderAs('cancelled')
    checkout.clock.advance(10 * DAY)
    const counts = await checkout.shop.orders.applyRetention({ ...NONE, cancelled: agoDays(5) })
    expect(counts).toEqual({ deleted: 1, erased: 1 })
    expect(await detail(unpaid)).toBeUndefined()
    expect(await detail(orderId)).toMatchObject({ status: 'cancelled', email: '' })
  })

  test('completed and refunded orders are erased once', async () => {
    const ids: string[] = []
    const [mug = ''] = await checkout.shop.catalog.save([
      { type: 'simple', name: 'Mug', variant: { regularPrice: 900 } },
    ])
    for (let count = 0; count < 23; count++) {
      const placed = await checkout.place(await checkout.cartWith(1, mug))
      if (!placed.ok) throw new Error(placed.reason)
      ids.push(await moveOn(placed.order.id, 'processing', 'completed'))
    }
    const [refunded = ''] = ids
    await checkout.shop.orders.setStatus({ orderId: refunded, status: 'refunded', author: 'Ute' })
    checkout.clock.advance(10 * DAY)
    const { applyRetention } = checkout.shop.orders
    expect(await applyRetention({ ...NONE, completed: agoDays(11) })).toEqual({
      deleted: 0,
      erased: 0,
    })
    expect(await applyRetention({ ...NONE, completed: agoDays(5) })).toEqual({
      deleted: 0,
      erased: 23,
    })
    expect((await detail(refunded))?.events.at(-1)).toMatchObject({
      kind: 'erased',
      author: 'system',
    })
    checkout.clock.advance(10 * DAY)
    expect(await applyRetention({ ...NONE, completed: agoDays(5) })).toEqual({
      deleted: 0,
      erased: 0,
    })
  })
})
