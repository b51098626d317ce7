import { expect, it } from 'vitest'
import type { OrderInput } from '#shop/schema'
import { describeDatabases } from './support/databases.ts'
import { orderInput } from './support/order-input.ts'
import { openShopDesk } from './support/shop-desk.ts'

describeDatabases('draft orders and edits in the admin', openDatabase => {
  async function openForm() {
    const desk = await openShopDesk(openDatabase)
    const { manager, services } = desk
    const found = await manager.call('GET', '/orders/items?q=bowl')
    const [{ variantId }] = found.body.items
    const input = orderInput([{ variantId, quantity: 2 }])
    return { ...desk, db: services.db, found: found.body.items, variantId, input }
  }

  it('SH-4 finds variants by name and SKU and offers the choices of the form', async () => {
    const { found, manager } = await openForm()
    expect(found).toMatchObject([{ name: 'Bowl', sku: 'bowl', price: 1816, left: 10 }])
    const config = await manager.call('GET', '/orders/form')
    expect(config.body).toMatchObject({ currency: 'EUR', basis: 'gross' })
    expect(config.body.payments.map((one: { id: string }) => one.id)).toContain('bacs')
    expect((await manager.call('GET', '/orders/items?q=nothing')).body.items).toEqual([])
  })

  it('SH-4 saves a draft, places it, mails a payment link and edits the order', async () => {
    const { manager, input, mails, db } = await openForm()
    const created = await manager.call('POST', '/orders', { input })
    expect(created.status).toBe(200)
    const { id, version } = created.body
    const listed = await manager.call('GET', '/orders?status=draft')
    expect(listed.body).toMatchObject({ total: 1, items: [{ status: 'draft', total: 3632 }] })
    const path = `/orders/${id}`
    const placed = await manager.call('POST', `${path}/place`, { input, version, notify: false })
    expect(placed.body).toMatchObject({ status: 'on-hold', isEditable: true })
    const sent = await manager.call('POST', `${path}/mails`, { template: 'order-payment' })
    expect(sent.status).toBe(200)
    const mail = (await mails()).find(one => one.template === 'order-payment')
    expect(mail?.text).toContain('Please pay €36.32')
    expect(mail?.text).toContain(sent.body.paymentUrl)

    const opened = await manager.call('GET', `${path}/input`)
    const changed: OrderInput = opened.body.input
    for (const item of changed.items) item.quantity = 3
    const preview = await manager.call('POST', '/orders/preview', { input: changed, orderId: id })
    expect(preview.body).toMatchObject({
      due: 5448,
      problems: [],
      changes: [expect.any(String), expect.any(String)],
    })
    const body = { input: changed, version: opened.body.version, message: 'On the phone' }
    const edited = await manager.call('POST', `${path}/edit`, body)
    expect(edited.body.totals.total).toBe(5448)
    expect(edited.body.events.at(-1).message).toMatch(/^On the phone\nBowl: 2 × €18.16 → 3 ×/)
    expect((await manager.call('POST', `${path}/edit`, body)).body.error).toBe('order-stale')
    const log = await db.selectFrom('audit_log').select('action').execute()
    expect(
      log
        .map(entry => entry.action)
        .filter(name => name.startsWith('order.'))
        .sort(),
    ).toEqual([...['order.drafted', 'order.edited', 'order.mailed', 'order.placed']])
  })

  it('SH-4 answers the problems of an order that cannot be placed', async () => {
    const { manager, variantId } = await openForm()
    const input = orderInput([{ variantId, quantity: 11 }], { fields: { billing_city: '' } })
    const { body } = await manager.call('POST', '/orders', { input })
    const request = { input, version: body.version }
    const placed = await manager.call('POST', `/orders/${body.id}/place`, request)
    expect(placed.status).toBe(422)
    expect(placed.body).toMatchObject({
      error: 'order-invalid',
      problems: [{ item: 0 }, { field: 'billing_city' }],
    })
  })

  it.each([0, -1, 1.5, 10_000, '2', null])('SH-4 refuses the quantity %j', async quantity => {
    const { manager, variantId } = await openForm()
    const input = { ...orderInput([]), items: [{ variantId, quantity }] }
    expect((await manager.call('POST', '/orders', { input })).status).toBe(422)
    expect((await manager.call('POST', '/orders/preview', { input })).status).toBe(422)
  })

  it('SH-4 refuses prices out of range, long lists, unknown fields and huge sums', async () => {
    const { manager, variantId, input } = await openForm()
    const status = async (changes: object) =>
      (await manager.call('POST', '/orders/preview', { input: { ...input, ...changes } })).status
    const item = { variantId, quantity: 1 }
    for (const unitPrice of [-1, 0.5, 1e13]) {
      expect(await status({ items: [{ ...item, unitPrice }] })).toBe(422)
    }
    expect(await status({ items: Array.from({ length: 501 }, () => item) })).toBe(422)
    expect(await status({ fees: [{ title: ' ', amount: 1, taxClass: '' }] })).toBe(422)
    expect(await status({ fields: { ...input.fields, admin: '1' } })).toBe(422)
    expect(await status({ coupons: Array.from({ length: 21 }, String) })).toBe(422)
    const huge = await manager.call('POST', '/orders/preview', {
      input: { ...input, items: [{ ...item, quantity: 9999, unitPrice: 1e12 }] },
    })
    expect(huge.body.error).toBe('order-too-large')
    const unknown = await manager.call('POST', '/orders/preview', { input, orderId: 'x' })
    expect(unknown.status).toBe(404)
  })

  it('SH-4 roles without permission can neither see nor change drafts', async () => {
    const { manager, as, input } = await openForm()
    const { body } = await manager.call('POST', '/orders', { input })
    const editor = await as('editor')
    for (const [method, path, sent] of [
      ['GET', '/orders/items?q=bowl', undefined],
      ['GET', `/orders/${body.id}/input`, undefined],
      ['POST', '/orders/preview', { input }],
      ['POST', '/orders', { input }],
      ['PUT', `/orders/${body.id}/input`, { input, version: 0 }],
      ['POST', `/orders/${body.id}/place`, { input, version: 0 }],
      ['POST', `/orders/${body.id}/edit`, { input, version: 0 }],
      ['POST', `/orders/${body.id}/overpayment`, { amount: 1 }],
      ['DELETE', `/orders/${body.id}`, undefined],
    ] as const) {
      expect((await editor.call(method, path, sent)).status, path).toBe(403)
    }
    expect((await manager.call('DELETE', `/orders/${body.id}`)).status).toBe(204)
    expect((await manager.call('GET', `/orders/${body.id}`)).status).toBe(404)
  })

  it('SH-4 changes, prints and exports several orders, each with its own result', async () => {
    const desk = await openShopDesk(openDatabase)
    const { manager } = desk
    const [first, second] = [await desk.buy(), await desk.buy()]
    await manager.call('POST', `/orders/${second.id}/status`, { status: 'cancelled' })
    const matching = await manager.call('GET', '/orders/matching?q=berg')
    expect(matching.body.items).toEqual([
      { id: first.id, number: first.number, status: 'on-hold' },
      { id: second.id, number: second.number, status: 'cancelled' },
    ])
    const ids = [first.id, second.id]
    const body = { ids, status: 'processing', message: 'Paid on the phone' }
    const moved = await manager.call('POST', '/orders/status', body)
    expect(moved.body).toEqual({
      moved: 1,
      refused: [{ id: second.id, number: second.number, reason: 'not-allowed' }],
    })
    const { body: order } = await manager.call('GET', `/orders/${first.id}`)
    expect(order.events.map((event: { message: string }) => event.message)).toContain(
      'Paid on the phone',
    )
    const slips = await manager.get(`/api/admin/orders/print?kind=slip&ids=${ids.join(',')}`)
    expect(slips.body.match(/<main/g)).toHaveLength(2)
    expect((await manager.get('/api/admin/orders/print?kind=slip&ids=x')).statusCode).toBe(404)
    const csv = await manager.get(`/api/admin/orders/export?ids=${second.id}`)
    expect(csv.body.trim().split('\r\n')).toHaveLength(2)
    const editor = await desk.as('editor')
    expect((await editor.call('GET', '/orders/matching')).status).toBe(403)
  })
})
