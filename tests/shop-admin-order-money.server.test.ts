import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'

describeDatabases('payments, refunds and shipments in the admin', openDatabase => {
  async function openOrder(quantity = 3) {
    const desk = await openShopDesk(openDatabase)
    const { id, number } = await desk.buy({}, quantity)
    const path = `/orders/${id}`
    const opened = await desk.manager.call('GET', path)
    const lineId: string = opened.body.openLines[0].id
    const post = (part: string, body: object) => desk.manager.call('POST', `${path}/${part}`, body)
    const refund = (line: object, more: object = {}) =>
      post('refunds', { lines: [{ lineId, ...line }], refundedBefore: 0, ...more })
    return { ...desk, id, number, path, lineId, post, refund }
  }

  it('SH-4 records a payment, ships and refunds, with audit log and states', async () => {
    const { post, refund, lineId, manager, number, services } = await openOrder()
    const paid = await post('payments', { note: 'SEPA 1' })
    expect(paid.body).toMatchObject({ status: 'processing', paymentState: 'paid', paid: 5448 })
    const lines = [{ lineId, quantity: 2 }]
    const shipped = await post('fulfilments', { lines, carrier: 'ups', trackingNumber: '1Z9' })
    expect(shipped.body).toMatchObject({ fulfilmentState: 'partly', fulfilments: [{}] })
    const [{ id: fulfilment }] = shipped.body.fulfilments
    const refunded = await refund({ quantity: 1, restock: true }, { reason: 'Broken' })
    expect(refunded.body).toMatchObject({
      paymentState: 'partly-refunded',
      refunded: 1816,
      openLines: [{ quantity: 2, amount: 3632, restockable: 2, toShip: 0 }, { kind: 'shipping' }],
    })
    const slip = await manager.get(
      `/api/admin/orders/${refunded.body.id}/print?kind=slip&fulfilment=${fulfilment}`,
    )
    expect(slip.body).toContain('<td class="count">2</td>')
    const cancelled = await post(`fulfilments/${fulfilment}/cancel`, {})
    expect(cancelled.body).toMatchObject({ fulfilmentState: 'none', fulfilments: [] })
    const listed = async (filter: string) =>
      (await manager.call('GET', `/orders?${filter}`)).body.items.map(
        (one: { number: number }) => one.number,
      )
    expect(await listed('paymentState=partly-refunded&fulfilmentState=none')).toEqual([number])
    expect(await listed('paymentState=paid')).toEqual([])
    const csv = await manager.get('/api/admin/orders/export?paymentState=partly-refunded')
    const [, row] = csv.body.trim().split('\r\n')
    expect(row).toContain(`${number},`)
    expect(row).toContain(',EUR,54.48,54.48,18.16,')
    const log = await services.db.selectFrom('audit_log').select('action').execute()
    expect(
      log
        .map(entry => entry.action)
        .filter(name => name.startsWith('order.'))
        .sort(),
    ).toEqual(['order.fulfilled', 'order.fulfilment-cancelled', 'order.paid', 'order.refunded'])
  })

  it('SH-4 orders to ship are those with items that are not shipped', async () => {
    const { post, lineId, manager } = await openOrder(2)
    await post('payments', {})
    const toShip = async () => {
      const { body } = await manager.call('GET', '/dashboard')
      const task = body.tasks.find((one: { name: string }) => one.name === 'to-send')
      return task?.count ?? 0
    }
    expect(await toShip()).toBe(1)
    await post('fulfilments', { lines: [{ lineId, quantity: 1 }] })
    expect(await toShip()).toBe(1)
    await post('fulfilments', { lines: [{ lineId, quantity: 1 }] })
    expect(await toShip()).toBe(0)
    const shipped = await manager.call('GET', '/orders?status=processing&toShip=false')
    expect(shipped.body.total).toBe(1)
  })

  it('SH-4 orders with nothing left to ship are not to be shipped', async () => {
    const { post, lineId, manager, services, buyCart } = await openOrder(2)
    await post('payments', {})
    const total = async (filter: string) =>
      (await manager.call('GET', `/orders?${filter}`)).body.total
    expect(await total('toShip=true')).toBe(1)
    await post('refunds', { lines: [{ lineId, quantity: 2 }], refundedBefore: 0 })
    expect(await total('toShip=true')).toBe(0)
    const [file = ''] = await services.shop.catalog.save([
      { type: 'simple', name: 'Pattern', variant: { regularPrice: 500, virtual: true } },
    ])
    const [card = ''] = await services.shop.catalog.save([
      { type: 'simple', name: 'Card', giftCard: true, variant: { regularPrice: 500 } },
    ])
    for (const productId of [file, card]) {
      const items = [{ productId, quantity: 1 }]
      const cart = await services.shop.cart.add({ key: undefined, items })
      const { id } = await buyCart(cart.ok ? cart.key : '')
      await manager.call('POST', `/orders/${id}/payments`, {})
      expect((await manager.call('GET', `/orders/${id}`)).body).toMatchObject({
        ...{ status: 'processing', fulfilmentState: 'nothing' },
      })
    }
    expect(await total('toShip=true')).toBe(0)
    expect(await total('toShip=false')).toBe(3)
  })

  it('SH-4 tells why a payment or refund is refused', async () => {
    const { post, refund, lineId } = await openOrder()
    const reason = async (answer: Promise<{ body: { error: string } }>) => (await answer).body.error
    expect(await reason(refund({ quantity: 1 }))).toBe('not-paid')
    expect(await reason(post('payments', { amount: 5449 }))).toBe('paid-too-much')
    await post('payments', { amount: 5000 })
    expect(await reason(refund({ quantity: 3 }))).toBe('refund-over-paid')
    await post('payments', {})
    expect(await reason(post('payments', {}))).toBe('already-paid')
    expect(await reason(refund({ quantity: 4 }))).toBe('refund-too-many')
    expect(await reason(refund({ amount: 5449 }))).toBe('refund-too-much')
    expect(await reason(refund({}))).toBe('refund-empty')
    expect(await reason(refund({ quantity: 1 }, { refundedBefore: 1 }))).toBe('refund-stale')
    const lines = [{ lineId, quantity: 4 }]
    expect(await reason(post('fulfilments', { lines }))).toBe('fulfil-too-many')
    const unknown = [{ lineId: 'x', quantity: 1 }]
    expect(await reason(post('fulfilments', { lines: unknown }))).toBe('fulfil-unknown-line')
  })

  it.each([0, -1, 1.5, 1e13, '5', null])('SH-4 refuses the amount %j', async amount => {
    const { post, refund } = await openOrder(1)
    expect((await post('payments', { amount })).status).toBe(422)
    expect((await refund({ amount })).status).toBe(422)
  })

  it.each([-1, 1.5, 1e10, 'two'])('SH-4 refuses the quantity %j', async quantity => {
    const { post, refund, lineId } = await openOrder(1)
    expect((await refund({ quantity })).status).toBe(422)
    expect((await post('fulfilments', { lines: [{ lineId, quantity }] })).status).toBe(422)
  })

  it('SH-4 refuses long lists, scripts as tracking URL and roles without permission', async () => {
    const { post, lineId, as, path } = await openOrder(1)
    const many = Array.from({ length: 501 }, () => ({ lineId, quantity: 0 }))
    expect((await post('refunds', { lines: many, refundedBefore: 0 })).status).toBe(422)
    const lines = [{ lineId, quantity: 1 }]
    const script = { lines, trackingUrl: 'javascript:alert(1)' }
    expect((await post('fulfilments', script)).status).toBe(422)
    const editor = await as('editor')
    for (const [part, body] of [
      ['payments', {}],
      ['refunds', { lines, refundedBefore: 0 }],
      ['fulfilments', { lines }],
      ['fulfilments/x/cancel', {}],
    ] as const) {
      expect((await editor.call('POST', `${path}/${part}`, body)).status, part).toBe(403)
    }
    expect((await post('fulfilments/x/cancel', {})).status).toBe(404)
  })
})
