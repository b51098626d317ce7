import { expect, it } from 'vitest'
import type { Addon } from '#shop/schema'
import { describeDatabases } from './support/databases.ts'
import { type ImportDesk, openImportDesk } from './support/import-desk.ts'

/** Orders as the admin shows them, without what belongs to one shop. */
async function ordersOf({ manager, services }: ImportDesk) {
  const { items } = (await manager.call('GET', '/orders?sort=number&order=asc')).body
  const lines = await services.db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['number', 'kind', 'order_lines.name', 'sku', 'options', 'quantity', 'unit_price'])
    .select(['net_before', 'tax_before', 'net', 'order_lines.tax'])
    .orderBy('number')
    .orderBy('position')
    .execute()
  const orders = await services.db
    .selectFrom('orders')
    .select(['number', 'email', 'billing', 'shipping', 'note', 'payment_title', 'currency'])
    .select(['total', 'tax', 'tax_basis', 'payment_state', 'created_at'])
    .orderBy('number')
    .execute()
  const shown = items.map(({ number, name, status, quantity, paid, refunded }: Listed) => {
    return { number, name, status, quantity, paid, refunded }
  })
  const parsed = orders.map(order => ({
    ...order,
    billing: JSON.parse(order.billing),
    shipping: JSON.parse(order.shipping),
  }))
  return { shown, orders: parsed, lines }
}

type Listed = Record<'number' | 'name' | 'status' | 'quantity' | 'paid' | 'refunded', unknown>

describeDatabases('export and import of orders', openDatabase => {
  const open = () => openImportDesk(openDatabase, '/order-imports')
  const exportOf = async ({ manager }: ImportDesk) =>
    (await manager.get('/api/admin/orders/export')).body as string

  it('SH-4 imports an export of orders into an empty shop with the same amounts, items and addresses', async () => {
    const desk = await open()
    const { shop } = desk.services
    await shop.catalog.save([
      {
        ...{ type: 'variable', name: 'Shirt', sku: 'shirt' },
        options: [
          {
            ...{ key: 'size', name: 'Size', values: ['S', 'M'] },
            ...{ visible: true, variation: true, global: false },
          },
        ],
        variants: [{ sku: 'shirt-m', options: { size: 'M' }, regularPrice: 2999 }],
      },
    ])
    const first = await desk.buy({ order_comments: 'Ring twice,\nplease' }, 2)
    const shirt = await desk.services.db
      .selectFrom('variants')
      .select(['id', 'product_id'])
      .where('sku', '=', 'shirt-m')
      .executeTakeFirstOrThrow()
    const note: Addon = {
      ...{ id: 'note', type: 'textarea', label: 'Card text', help: '', required: false },
      ...{ maxLength: 200, min: null, max: null, display: 'radio', choices: [], price: null },
    }
    await shop.products.change(desk.bowlId, { addons: [note] })
    const items = [
      { productId: desk.bowlId, quantity: 1, addons: { note: 'For Ida:\nC:\\new' } },
      { productId: shirt.product_id, variantId: shirt.id, quantity: 3 },
    ]
    const cart = await shop.cart.add({ key: undefined, items })
    if (!cart.ok) throw new Error(cart.reason)
    const second = await desk.buyCart(cart.key, { billing_company: 'Größe & Söhne' })
    await shop.orders.setStatus({ orderId: first.id, status: 'completed', author: 't' })
    await shop.orders.setStatus({ orderId: second.id, status: 'processing', author: 't' })

    const file = await exportOf(desk)
    expect(file.trim().split('\r\n').length).toBeGreaterThan(3)
    const own = await desk.send(file)
    expect(own.job.outcome).toMatchObject({ ok: true, report: { created: 0, unchanged: 2 } })

    const empty = await open()
    const { job } = await empty.send(file)
    expect(job.outcome).toMatchObject({ ok: true, report: { created: 2, problems: [] } })
    await empty.run(job.id)
    const [before, after] = [await ordersOf(desk), await ordersOf(empty)]
    expect(after).toEqual(before)
    expect(await exportOf(empty)).toBe(file)
  })

  it('SH-4 an export is not imported again after its orders were edited or its times were rounded', async () => {
    const desk = await open()
    const { id } = await desk.buy()
    const file = await exportOf(desk)
    await desk.services.db
      .updateTable('orders')
      .set({ total: 9900, version: 1 })
      .where('id', '=', id)
      .execute()
    const rounded = file.replaceAll(/(T\d\d:\d\d:\d\d)\.\d{3}Z/g, '$1Z')
    for (const text of [file, rounded]) {
      const { job } = await desk.send(text)
      expect(job.outcome).toMatchObject({ ok: true, report: { created: 0, unchanged: 1 } })
    }
  })
})
