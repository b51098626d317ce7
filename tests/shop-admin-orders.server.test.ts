import { expect, it } from 'vitest'
import { DAY } from '#base'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'

describeDatabases('orders in the admin', openDatabase => {
  it('takes an order by bank transfer from received to completed, mails included', async () => {
    const desk = await openShopDesk(openDatabase)
    const { manager } = desk
    const placed = await desk.buy()
    const list = await manager.call('GET', '/orders?status=on-hold')
    expect(list.body).toMatchObject({
      total: 1,
      items: [{ number: placed.number, name: 'Ida Berg', total: 1816, quantity: 1 }],
    })
    const path = `/orders/${placed.id}`
    const opened = await manager.call('GET', path)
    expect(opened.body).toMatchObject({ status: 'on-hold', lines: [{ name: 'Bowl' }] })
    expect(opened.body.next).toEqual(['pending', 'processing', 'completed', 'cancelled', 'failed'])

    const first = (await desk.mails()).find(mail => mail.template === 'order-received')
    expect(first?.text).toContain('transfer the amount')
    const paid = await manager.call('POST', `${path}/status`, { status: 'processing' })
    expect(paid.body).toMatchObject({ status: 'processing', undo: 'on-hold' })
    desk.clock.advance(60_000)
    const done = await manager.call('POST', `${path}/status`, { status: 'completed' })
    expect(done.body).toMatchObject({ status: 'completed', next: ['processing', 'refunded'] })
    expect(done.body.events.map((event: { to: string; author: string }) => event.to)).toEqual([
      'on-hold',
      'processing',
      'completed',
    ])
    expect(done.body.events[2].author).toBe('The shop-manager')

    const mails = await desk.mails()
    expect(mails.map(mail => mail.template).sort()).toEqual([
      'order-completed',
      'order-notice',
      'order-paid',
      'order-received',
    ])
    const find = (template: string) => mails.find(mail => mail.template === template)
    expect(find('order-paid')).toMatchObject({
      to: 'ida@example.com',
      replyTo: 'shop@example.com',
      subject: `Payment received for order ${placed.number} at Atelier Nord`,
    })
    for (const { text } of mails) expect(text).not.toContain('transfer the amount')
    expect(find('order-completed')?.subject).toContain('has shipped')
    expect(find('order-completed')?.html).toContain('Tonweg 3')
  })

  it('refuses invalid transitions without mail to the buyer', async () => {
    const desk = await openShopDesk(openDatabase)
    const { id } = await desk.buy()
    const move = (status: string) => desk.manager.call('POST', `/orders/${id}/status`, { status })
    expect((await move('refunded')).body.error).toBe('not-allowed')
    expect((await move('sent')).status).toBe(422)
    expect((await move('cancelled')).status).toBe(200)
    expect((await move('processing')).status).toBe(409)
    const unknown = await desk.manager.call('POST', '/orders/none/status', { status: 'failed' })
    expect(unknown.status).toBe(404)
    const templates = (await desk.mails()).map(mail => mail.template)
    expect(templates.filter(one => one === 'order-cancelled')).toHaveLength(1)
    expect(templates).not.toContain('order-paid')
  })

  it('takes a step back before its mail went out: the buyer never hears of it', async () => {
    const desk = await openShopDesk(openDatabase)
    const { id } = await desk.buy()
    const move = (status: string) => desk.manager.call('POST', `/orders/${id}/status`, { status })
    const paid = await move('processing')
    expect(paid.body.mails.map((mail: { state: string }) => mail.state)).toContain('waiting')
    expect(
      (await desk.mails()).find(mail => mail.template === 'order-paid')?.dueAt,
    ).toBeGreaterThan(desk.clock.now())
    expect((await move(paid.body.undo)).body.status).toBe('on-hold')
    expect((await desk.mails()).map(mail => mail.template)).not.toContain('order-paid')
    await desk.manager.call('POST', `/orders/${id}/status`, { status: 'completed', notify: false })
    expect((await desk.mails()).map(mail => mail.template)).not.toContain('order-completed')
  })

  it('changes several orders and lists those that do not allow it', async () => {
    const desk = await openShopDesk(openDatabase)
    const [first, second, third] = [await desk.buy(), await desk.buy(), await desk.buy()]
    await desk.manager.call('POST', `/orders/${second.id}/status`, { status: 'cancelled' })
    const ids = [first.id, second.id, third.id]
    const moved = await desk.manager.call('POST', '/orders/status', { ids, status: 'completed' })
    expect(moved.body).toEqual({
      moved: 2,
      refused: [{ id: second.id, number: second.number, reason: 'not-allowed' }],
    })
  })

  it('keeps notes, mails the buyer those that are for them, and sends mails again', async () => {
    const desk = await openShopDesk(openDatabase)
    const { id } = await desk.buy()
    const note = (message: string, toCustomer: boolean) =>
      desk.manager.call('POST', `/orders/${id}/notes`, { message, toCustomer })
    expect((await note('  ', false)).status).toBe(422)
    await note('Owes us a visit', false)
    expect((await desk.mails()).some(mail => mail.text.includes('Owes us'))).toBe(false)
    const told = await note('We glaze <b>anew</b>.\nIt takes a week.', true)
    expect(told.body.events.at(-1)).toMatchObject({ kind: 'customer-note' })
    const mail = (await desk.mails()).find(one => one.template === 'order-note')
    expect(mail?.text).toContain('We glaze <b>anew</b>.')
    expect(mail?.html).toContain('We glaze &lt;b&gt;anew&lt;/b&gt;.<br>It takes a week.')

    const again = (template: string) =>
      desk.manager.call('POST', `/orders/${id}/mails`, { template })
    expect((await again('order-received')).status).toBe(200)
    expect((await again('order-completed')).body.error).toBe('not-allowed')
    expect((await desk.mails()).filter(one => one.template === 'order-received')).toHaveLength(2)
  })

  it('corrects an e-mail address; mails that wait go to the new one', async () => {
    const desk = await openShopDesk(openDatabase)
    const { id } = await desk.buy()
    const change = (email: string) => desk.manager.call('PATCH', `/orders/${id}`, { email })
    expect((await change('nobody')).status).toBe(422)
    expect((await change('ada@example.org')).body).toMatchObject({ email: 'ada@example.org' })
    const received = (await desk.mails()).find(mail => mail.template === 'order-received')
    expect(received?.to).toBe('ada@example.org')
    const found = async (q: string) => (await desk.manager.call('GET', `/orders?q=${q}`)).body.total
    expect([await found('ada@example.org'), await found('ida@example.com')]).toEqual([1, 0])
  })

  it('finds orders by number, name and e-mail, filters and sorts them', async () => {
    const desk = await openShopDesk(openDatabase)
    const one = await desk.buy({ billing_first_name: 'Zoë', billing_email: 'zoe@kiln.example' })
    desk.clock.advance(2 * DAY)
    const two = await desk.buy({ payment_method: 'cod' }, 3)
    const numbers = async (query: string) => {
      const { status, body } = await desk.manager.call('GET', `/orders?${query}`)
      expect(status, query).toBe(200)
      expect(body.total).toBe(body.items.length)
      return body.items.map((order: { number: number }) => order.number)
    }
    expect(await numbers(`q=${one.number}`)).toEqual([one.number])
    expect(await numbers('q=zoe')).toEqual([one.number])
    expect(await numbers('q=zoe%40kiln.ex')).toEqual([one.number])
    expect(await numbers('q=berg&sort=number&order=desc')).toEqual([two.number, one.number])
    expect(await numbers('q=%27%22%20AND%20(')).toEqual([])
    const post = (part: string, body: object) =>
      desk.manager.call('POST', `/orders/${one.id}/${part}`, body)
    await post('status', { status: 'processing' })
    await post('notes', { message: 'Rings at the Öresund door' })
    const { body } = await desk.manager.call('GET', `/orders/${one.id}`)
    const lines = [{ lineId: body.lines[0].id, quantity: 1 }]
    await post('fulfilments', { lines, carrier: 'ups', trackingNumber: '1Z999' })
    const reference = {
      id: 'p',
      order_id: one.id,
      attempt: 9,
      method: 'card',
      reference: 'pi_3Nx-7',
    }
    const paid = { state: 'failed', amount: 1, currency: 'EUR', author: 'system', created_at: 1 }
    await desk.services.db
      .insertInto('payments')
      .values({ ...reference, ...paid, event_position: null, settled_at: null })
      .execute()
    for (const text of ['oresund door', '1Z99', 'pi_3Nx-7', `${one.number} tonweg`]) {
      expect(await numbers(`q=${encodeURIComponent(text)}`), text).toEqual([one.number])
    }
    for (const text of ['bowl', '10115', '123456', 'Berlin']) {
      expect(await numbers(`q=${encodeURIComponent(text)}`), text).toContain(two.number)
    }
    expect(await numbers('payment=cod')).toEqual([two.number])
    expect(await numbers(`from=${desk.clock.now() - DAY}`)).toEqual([two.number])
    expect(await numbers(`to=${desk.clock.now() - DAY}`)).toEqual([one.number])
    expect(await numbers('status=completed')).toEqual([])
    expect(await numbers('sort=total&order=desc')).toEqual([two.number, one.number])
    const last = await desk.manager.call('GET', '/orders?sort=total&order=desc&page=2&perPage=1')
    expect(last.body).toMatchObject({ total: 2, items: [{ number: one.number }] })
    expect((await desk.manager.call('GET', '/orders?status=lost')).status).toBe(422)
  })

  it('prints an order as letter and packing slip with escaped text', async () => {
    const desk = await openShopDesk(openDatabase)
    const { id, number } = await desk.buy({ order_comments: '<script>alert(1)</script>' })
    const sheet = await desk.manager.get(`/api/admin/orders/${id}/print`)
    expect(sheet.headers['content-type']).toContain('text/html')
    expect(sheet.body).toContain(`Order ${number}`)
    expect(sheet.body).toContain('€18.16')
    expect(sheet.body).not.toContain('<script>')
    const slip = await desk.manager.get(`/api/admin/orders/${id}/print?kind=slip`)
    expect(slip.body).toContain('Packing slip')
    expect(slip.body).not.toContain('€18.16')
    expect((await desk.manager.get('/api/admin/orders/none/print')).statusCode).toBe(404)
  })

  it('prints the date that it was in the time zone of the site', async () => {
    const desk = await openShopDesk(openDatabase)
    const { id } = await desk.buy()
    const printed = async (timeZone: string) => {
      await desk.services.pages.settings.set({ timeZone })
      desk.services.shopSettings.forget()
      const { body } = await desk.manager.get(`/api/admin/orders/${id}/print`)
      return /\w+ \d+, 20\d\d/.exec(body)?.[0]
    }
    // 24 hours apart, so the dates always differ.
    expect(await printed('Pacific/Kiritimati')).not.toBe(await printed('Pacific/Honolulu'))
  })

  it('is only for permitted roles', async () => {
    const desk = await openShopDesk(openDatabase)
    const { id } = await desk.buy()
    const editor = await desk.as('editor')
    expect((await editor.call('GET', `/orders/${id}`)).status).toBe(403)
    expect(
      (await editor.call('POST', `/orders/${id}/status`, { status: 'completed' })).status,
    ).toBe(403)
    const log = await desk.services.db.selectFrom('audit_log').select('action').execute()
    expect(log.filter(entry => entry.action.startsWith('order.'))).toEqual([])
  })
})
