import { expect, it } from 'vitest'
import { DAY } from '#base'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'

const FORM = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
}

/** The form on the page of an order with one item. */
function readPage(html: string) {
  const [field = ''] = /<input[^>]*name="quantity-[^>]*>/.exec(html) ?? []
  return {
    body: html.replaceAll('<!-- -->', ''),
    hasForm: field !== '',
    max: / max="(\d+)"/.exec(field)?.[1],
    value: / value="([^"]*)"/.exec(field)?.[1],
    error: /id="return-error"[^>]*>([^<]*)</.exec(html)?.[1],
  }
}

describeDatabases('returns', openDatabase => {
  /** A completed order of three bowls, and its page. */
  async function open(returns: { enabled?: boolean; days?: number } = {}) {
    const desk = await openShopDesk(openDatabase)
    const { app, manager, services } = desk
    await services.shopSettings.set({ returns: { enabled: true, days: 14, ...returns } })
    const { id, number, key, viewKey } = await desk.buy({}, 3)
    const complete = () =>
      manager.call('POST', `/orders/${id}/status`, { status: 'completed', notify: false })
    await complete()
    const cookie = `vt_orders=${viewKey}`
    const url = `/order-received?order=${number}&key=${key}`
    const page = async () => readPage((await app.inject({ url, headers: { cookie } })).body)
    const detail = async () => (await manager.call('GET', `/orders/${id}`)).body
    const lineId: string = (await detail()).lines[0].id
    /** Sends the form of the page as a browser without JavaScript does. */
    async function request(fields: Record<string, string>, headers: object = { cookie }) {
      const hidden = { _action: 'order-received/requestReturn', order: String(number), key }
      const payload = new URLSearchParams({ ...hidden, ...fields }).toString()
      return app.inject({ method: 'POST', url, payload, headers: { ...FORM, ...headers } })
    }
    const change = async (body: object) => {
      const [first] = (await detail()).returns
      return manager.call('POST', `/orders/${id}/returns/${first.id}`, body)
    }
    const ask = (quantity: string) =>
      request({ [`quantity-${lineId}`]: quantity, reason: 'Too small' })
    return { ...desk, id, number, key, lineId, page, detail, request, ask, change }
  }

  it('SH-4 a buyer requests a return without JavaScript; staff accepts, receives and refunds', async () => {
    const { ask, page, change, detail, lineId, mails, manager, id, services, bowlId } = await open()
    const sent = await ask('2')
    expect(sent.statusCode).toBe(303)
    const shown = await page()
    expect(shown).toMatchObject({ hasForm: true, max: '1' })
    expect(shown.body).toContain('Bowl × 2')
    const templates = async () => (await mails()).map(mail => mail.template)
    expect(await templates()).toEqual(expect.arrayContaining(['return-requested', 'return-notice']))

    for (const template of ['return-requested', 'return-notice']) {
      const text = (await mails()).find(one => one.template === template)?.text ?? ''
      expect(text).toContain('2 × Bowl')
      expect(text).not.toContain('3 × Bowl')
      expect(text).not.toContain('Subtotal')
    }

    const accepted = await change({ state: 'accepted', answer: 'Send them to Tonweg 3.' })
    expect(accepted.body.returns).toMatchObject([
      { state: 'accepted', reason: 'Too small', answer: 'Send them to Tonweg 3.' },
    ])
    const mail = (await mails()).find(one => one.template === 'return-accepted')
    expect(mail?.text).toContain('Send them to Tonweg 3.')
    expect(mail?.text).toContain('2 × Bowl')
    expect(mail?.text).toContain('refund them as soon as they have arrived')
    const received = await change({
      ...{ state: 'received', received: [{ lineId, quantity: 1, restock: true }] },
    })
    expect(received.body.returns[0].lines).toMatchObject([{ quantity: 2, received: 1 }])
    const stock = await services.db
      .selectFrom('stock_items')
      .select('quantity')
      .where('product_id', '=', bowlId)
      .executeTakeFirst()
    expect(stock?.quantity).toBe(8)
    await manager.call('POST', `/orders/${id}/refunds`, {
      ...{ lines: [{ lineId, quantity: 1 }], refundedBefore: 0 },
    })
    const order = await detail()
    expect(order).toMatchObject({ refunded: 1816, status: 'completed' })
    expect(order.events.map((event: { kind: string }) => event.kind)).toEqual(
      expect.arrayContaining(['return-requested', 'return-accepted', 'return-received', 'refund']),
    )
    expect(order.returns).toMatchObject([{ state: 'refunded' }])
    // One refunded after its return, and none requested.
    expect((await page()).max).toBe('2')
  })

  it('SH-4 a refund for a return ends it once, and the to-do list does not have it any more', async () => {
    const { ask, change, detail, lineId, manager, id } = await open()
    const tasks = async (): Promise<string[]> =>
      (await manager.call('GET', '/dashboard')).body.tasks.map((one: { name: string }) => one.name)
    const listed = async () => (await manager.call('GET', '/orders?hasReturn=true')).body.total
    expect(await tasks()).not.toContain('returns')
    await ask('2')
    expect(await tasks()).toContain('returns')
    expect(await listed()).toBe(1)
    await change({ state: 'accepted' })
    expect(await listed()).toBe(0)
    await change({ state: 'received', received: [{ lineId, quantity: 2 }] })
    expect(await listed()).toBe(1)
    const [{ id: returnId }] = (await detail()).returns
    const lines = [{ lineId, quantity: 1, amount: 1000 }]
    const refund = (refundedBefore: number) =>
      manager.call('POST', `/orders/${id}/refunds`, { lines, refundedBefore, returnId })
    expect((await refund(0)).body.returns).toMatchObject([{ state: 'refunded' }])
    expect((await refund(1000)).body.error).toBe('not-allowed')
    expect(await tasks()).not.toContain('returns')
  })

  it('SH-4 refunding everything ends open returns, and so does a refund of their items', async () => {
    const first = await open()
    await first.ask('1')
    await first.ask('1')
    const states = async ({ detail }: typeof first) =>
      (await detail()).returns.map((one: { state: string }) => one.state)
    const refund = ({ manager, id, lineId }: typeof first, quantity: number, before: number) =>
      manager.call('POST', `/orders/${id}/refunds`, {
        ...{ lines: [{ lineId, quantity }], refundedBefore: before },
      })
    await refund(first, 1, 0)
    expect(await states(first)).toEqual(['refunded', 'requested'])
    await first.manager.call('POST', `/orders/${first.id}/status`, { status: 'refunded' })
    expect(await states(first)).toEqual(['refunded', 'refunded'])
    const second = await open()
    await second.ask('2')
    await refund(second, 1, 0)
    expect(await states(second)).toEqual(['requested'])
  })

  it('SH-4 a declined return can be requested again, and is not received', async () => {
    const { ask, change, page, lineId, mails } = await open()
    await ask('3')
    expect((await page()).hasForm).toBe(false)
    const declined = await change({ state: 'declined', answer: 'They were used.' })
    expect(declined.body.returns[0]).toMatchObject({ state: 'declined' })
    expect((await mails()).find(one => one.template === 'return-declined')?.text).toContain('used')
    const received = [{ lineId, quantity: 1 }]
    expect((await change({ state: 'received', received })).body.error).toBe('not-allowed')
    expect((await page()).max).toBe('3')
  })

  it.each([
    ['4', 'A quantity is larger than what you can return.'],
    ['-1', 'A quantity is larger than what you can return.'],
    ['1.5', 'A quantity is larger than what you can return.'],
    ['0', 'Enter a quantity for at least one item.'],
  ])('SH-4 the quantity %s is refused and kept in the form', async (quantity, message) => {
    const { ask, detail } = await open()
    const answer = await ask(quantity)
    expect(answer.statusCode).toBe(422)
    const shown = readPage(answer.body)
    expect(shown).toMatchObject({ error: message, value: quantity })
    expect(shown.body).toContain('Too small</textarea>')
    expect((await detail()).returns).toEqual([])
  })

  it('SH-4 two requests at once do not return the same items twice', async () => {
    const { ask, detail } = await open()
    await Promise.all([ask('2'), ask('2'), ask('2')])
    expect((await detail()).returns).toHaveLength(1)
  })

  it('SH-4 offers no return before completion, after the period, or if switched off', async () => {
    const { page, clock, ask, detail, manager, id } = await open({ days: 14 })
    expect((await page()).hasForm).toBe(true)
    clock.advance(14 * DAY)
    expect((await page()).hasForm).toBe(false)
    await ask('1')
    expect((await detail()).returns).toEqual([])
    await manager.call('POST', `/orders/${id}/status`, { status: 'processing' })
    expect((await page()).hasForm).toBe(false)
    const off = await open({ enabled: false })
    expect((await off.page()).hasForm).toBe(false)
  })

  it('SH-4 only those who may see the order can request its return', async () => {
    const { request, lineId, detail, clock } = await open()
    clock.advance(DAY)
    const answer = await request({ [`quantity-${lineId}`]: '1', reason: 'x' }, { cookie: '' })
    expect(answer.statusCode).toBe(422)
    expect((await detail()).returns).toEqual([])
  })

  it('SH-4 refuses wrong states, quantities and roles', async () => {
    const { ask, change, detail, as, lineId, id } = await open()
    await ask('1')
    expect((await change({ state: 'requested' })).status).toBe(422)
    await change({ state: 'accepted' })
    const receive = (quantity: unknown) =>
      change({ state: 'received', received: [{ lineId, quantity }] })
    expect((await receive(2)).body.error).toBe('return-too-many')
    expect((await receive(0)).body.error).toBe('return-empty')
    expect((await receive(-1)).status).toBe(422)
    expect((await receive(0.5)).status).toBe(422)
    const [{ id: returnId }] = (await detail()).returns
    const editor = await as('editor')
    const path = `/orders/${id}/returns/${returnId}`
    expect((await editor.call('POST', path, { state: 'declined' })).status).toBe(403)
  })
})
