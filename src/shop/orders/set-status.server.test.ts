import { expect, test } from 'vitest'
import { PLAIN_LOOK } from '#mail'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'

describeDatabases('what becomes of an order', open => {
  const checkout = prepareCheckout(open)

  test('SH-4: a cancelled order gives its goods back, once; states go where they may', async () => {
    const { shop } = checkout
    const { id: orderId } = await checkout.buy(4)
    const set = (status: 'completed' | 'cancelled' | 'failed' | 'processing') =>
      shop.orders.setStatus({ orderId, status, author: 'test' })
    expect(await checkout.stockLeft()).toBe(6)
    await Promise.all([set('failed'), set('failed'), set('failed')])
    expect(await checkout.stockLeft()).toBe(10)
    expect(await set('completed')).toMatchObject({ ok: false, reason: 'not-allowed' })
    expect(await set('processing')).toMatchObject({ ok: true, from: 'failed' })
    expect(await checkout.stockLeft()).toBe(6)
    await set('cancelled')
    expect(await checkout.stockLeft()).toBe(10)
    expect(await set('processing')).toMatchObject({ reason: 'not-allowed' })
    const events = await shop.orders.events(orderId)
    expect(events.map(event => event.to)).toEqual([
      'processing',
      'failed',
      'processing',
      'cancelled',
    ])
    expect(
      await shop.orders.setStatus({ orderId: 'x', status: 'failed', author: '' }),
    ).toMatchObject({
      reason: 'unknown-order',
    })
  })

  test('SH-4 an order put on hold is mailed with the balance, unless it was placed so or paid', async () => {
    const { shop, db } = checkout
    const mails = async (orderId: string) => {
      const rows = await db.selectFrom('outbox').select('payload').orderBy('created_at').execute()
      const payloads = rows.map(row => JSON.parse(row.payload) as Record<string, string>)
      return payloads.filter(one => one.orderId === orderId).map(one => one.template)
    }
    const { id: orderId } = await checkout.buy(1, { payment_method: 'bacs' })
    expect(await mails(orderId)).not.toContain('order-on-hold')
    const set = (status: 'pending' | 'on-hold' | 'processing') =>
      shop.orders.setStatus({ orderId, status, author: 'test' })
    await set('pending')
    await set('on-hold')
    const sent = async () => (await mails(orderId)).filter(one => one === 'order-on-hold').length
    expect(await sent()).toBe(1)
    const look = { siteName: 'Example', locale: 'en', ...PLAIN_LOOK }
    const mail = await shop.orders.mail({ template: 'order-on-hold', orderId }, look)
    expect(mail?.text).toContain('Left to pay: €18.16.')
    await set('processing')
    await set('on-hold')
    expect(await sent()).toBe(1)
  })

  test('an order that failed and is then cancelled gives its goods back once', async () => {
    const { shop } = checkout
    const { id: orderId } = await checkout.buy(4)
    await shop.orders.setStatus({ orderId, status: 'failed', author: 'test' })
    await shop.orders.setStatus({ orderId, status: 'cancelled', author: 'test' })
    expect(await checkout.stockLeft()).toBe(10)
  })

  test('a failed order cannot be reopened if its stock was sold', async () => {
    const { shop } = checkout
    const { id: orderId } = await checkout.buy(10)
    await shop.orders.setStatus({ orderId, status: 'failed', author: 'test' })
    await checkout.place(await checkout.cartWith(1))
    const again = await shop.orders.setStatus({ orderId, status: 'processing', author: 'test' })
    expect(again).toMatchObject({ ok: false, reason: 'not-enough-stock' })
    expect(await checkout.stockLeft()).toBe(9)
  })

  test('SH-4: a cancelled order returns the stock that its lines took', async () => {
    const { shop, db } = checkout
    const uncounted = { regularPrice: 100, stock: { status: 'in-stock' as const } }
    const [jug = ''] = await shop.catalog.save([
      { type: 'simple', name: 'Jug', sku: 'JUG', variant: uncounted },
    ])
    const items = [jug, checkout.bowl.id].map(productId => ({ productId, quantity: 3 }))
    const cart = await shop.cart.add({ key: undefined, items })
    const placed = await checkout.place(cart.ok ? cart.key : '')
    const orderId = placed.ok ? placed.order.id : ''
    const counted = { regularPrice: 100, stock: { quantity: 5 } }
    await shop.catalog.save([{ type: 'simple', name: 'Jug', sku: 'JUG', variant: counted }])
    await shop.orders.setStatus({ orderId, status: 'failed', author: 'test' })
    expect(await checkout.stockLeft(jug)).toBe(5)
    expect(await checkout.stockLeft()).toBe(10)
    // Reactivating reserves both stock items again.
    await shop.orders.setStatus({ orderId, status: 'processing', author: 'test' })
    expect(await checkout.stockLeft(jug)).toBe(2)
    expect(await checkout.stockLeft()).toBe(7)
    const lines = await db
      .selectFrom('order_lines')
      .select('stock_reserved')
      .where('order_id', '=', orderId)
      .where('kind', '=', 'product')
      .execute()
    expect(lines.map(line => line.stock_reserved)).toEqual([3, 3])
  })
})
