import { expect, test } from 'vitest'
import { PLAIN_LOOK } from '#mail'
import { prepareCheckout } from '../../../tests/support/checkout.ts'
import { describeDatabases } from '../../../tests/support/databases.ts'

const look = { siteName: 'Example', locale: 'en', ...PLAIN_LOOK }

describeDatabases('mails about stock', open => {
  const checkout = prepareCheckout(open)
  const queued = async (productId = checkout.bowl.id) => {
    const rows = await checkout.db.selectFrom('outbox').select('payload').execute()
    const mails = rows.flatMap(
      row => checkout.shop.mails.readStockMail(JSON.parse(row.payload)) ?? [],
    )
    return mails.filter(mail => mail.productId === productId)
  }
  const kinds = async () => (await queued()).map(one => `${one.template} ${one.left}`).sort()

  test('SH-4 the shop is mailed once per crossed threshold, not on every sale', async () => {
    checkout.configure({ email: 'shop@example.com', stock: { lowAt: 3, holdMinutes: 60 } })
    await checkout.buy(6)
    expect(await kinds()).toEqual([])
    await checkout.buy(2)
    expect(await kinds()).toEqual(['stock-low 2'])
    const last = await checkout.buy(1)
    expect(await kinds()).toEqual(['stock-low 2'])
    await checkout.buy(1)
    expect(await kinds()).toEqual(['stock-low 2', 'stock-out 0'])
    // Returned items do not cross a threshold downwards; taking them again does.
    const set = (status: 'failed' | 'processing') =>
      checkout.shop.orders.setStatus({ orderId: last.id, status, author: 'test' })
    await set('failed')
    expect(await kinds()).toHaveLength(2)
    await set('processing')
    expect(await kinds()).toEqual(['stock-low 2', 'stock-out 0', 'stock-out 0'])
  })

  test('SH-4 parallel sales mail each threshold once', async () => {
    checkout.configure({ email: 'shop@example.com' })
    const carts = await Promise.all(Array.from({ length: 12 }, () => checkout.cartWith(1)))
    const placed = await Promise.all(carts.map(key => checkout.place(key)))
    expect(placed.filter(one => one.ok)).toHaveLength(10)
    expect(await kinds()).toEqual(['stock-low 2', 'stock-out 0'])
  })

  test('SH-4 names the product as plain text and goes to the recipient that is set', async () => {
    const hostile = '<img src=x>\r\nBcc: x@example.com'
    const variant = { regularPrice: 100, stock: { quantity: 1 } }
    const [id = ''] = await checkout.shop.catalog.save([
      { type: 'simple', name: hostile, sku: 'CUP-1', variant },
    ])
    const mails = { 'stock-out': { recipient: 'stock@example.com' } }
    checkout.configure({ email: 'shop@example.com', mails })
    await checkout.place(await checkout.cartWith(1, id))
    const [request] = await queued(id)
    if (!request) throw new Error('no mail')
    const mail = await checkout.shop.mails.stockMail(request, look)
    expect(mail).toMatchObject({ to: 'stock@example.com' })
    expect(mail?.subject).not.toMatch(/[\r\n]/)
    expect(mail?.html).not.toContain('<img')
    expect(mail?.text).toContain('SKU: CUP-1')
    expect(mail?.text).toContain(`/admin/products/${id}`)
    await checkout.shop.catalog.delete(id)
  })

  test('SH-4 mails that are turned off are not queued', async () => {
    const mails = { 'stock-out': { enabled: false }, 'order-notice': { enabled: false } }
    checkout.configure({ email: 'shop@example.com', mails })
    const order = await checkout.buy(10)
    expect(await kinds()).toEqual([])
    const detail = await checkout.shop.orders.detail(order.id)
    expect(detail?.mails.map(mail => mail.template)).toEqual(['order-received'])
  })
})
