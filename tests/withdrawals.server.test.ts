import { expect, it } from 'vitest'
import { DAY, HOUR } from '#base'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'

const HEADERS = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
}
const ENTERED = { name: 'Ida Berg', email: 'ida@example.com', scope: 'all', items: '' }

/** Fields of the form in a page, and its message. */
function readPage(html: string) {
  const fields = Object.fromEntries(
    [...html.matchAll(/<input[^>]*>/g)].flatMap(([tag]) => {
      const name = / name="([^"]*)"/.exec(tag)?.[1]
      if (!name || (tag.includes('type="radio"') && !tag.includes('checked'))) return []
      return [[name, (/ value="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('&#x27;', "'")]]
    }),
  ) as Record<string, string>
  return {
    fields,
    step: /data-step="([^"]*)"/.exec(html)?.[1],
    errors: [...html.matchAll(/class="field-error"[^>]*>([^<]*)</g)].map(match => match[1]),
    body: html.replaceAll('<!-- -->', ''),
  }
}

describeDatabases('withdrawals', openDatabase => {
  async function open(settings: { enabled?: boolean } = {}) {
    const desk = await openShopDesk(openDatabase)
    const { app, services, manager } = desk
    const withdrawal = { enabled: true, days: 14, footerLink: true, ...settings }
    await services.shopSettings.set({ withdrawal, email: 'shop@example.com' })
    const get = async (url = '/withdrawal', cookie = '') =>
      readPage((await app.inject({ url, headers: { cookie } })).body)
    async function post(fields: Record<string, string>, cookie = '') {
      const payload = new URLSearchParams({ _action: 'withdrawal/withdraw', ...fields }).toString()
      const url = '/withdrawal'
      const answer = await app.inject({
        ...{ method: 'POST', url, payload, headers: { ...HEADERS, cookie } },
      })
      return { status: answer.statusCode, ...readPage(answer.body) }
    }
    /** Sends both steps as a browser without JavaScript does. */
    async function withdraw(fields: Record<string, string>, cookie = '') {
      const review = await post({ ...fields, step: 'review' }, cookie)
      if (review.step !== 'review') return review
      return post({ ...review.fields, step: 'confirm' }, cookie)
    }
    const complete = (id: string) =>
      manager.call('POST', `/orders/${id}/status`, { status: 'completed', notify: false })
    const detail = async (id: string) => (await manager.call('GET', `/orders/${id}`)).body
    const list = async (query = '') =>
      (await manager.call('GET', `/withdrawals${query}`)).body.items
    const mail = async (template: string) =>
      (await desk.mails()).find(one => one.template === template)
    return { ...desk, get, post, withdraw, complete, detail, list, mail }
  }

  it('SH-4 a guest withdraws with number and email: receipt, timeline, return, refund', async () => {
    const { buy, withdraw, detail, mail, manager, complete, list } = await open()
    const { id, number } = await buy({ billing_email: 'Ida@example.com' }, 3)
    await complete(id)
    const done = await withdraw({ ...ENTERED, contract: `Order ${number}` })
    expect(done).toMatchObject({ status: 200, step: 'done' })
    const receipt = await mail('withdrawal-receipt')
    expect(receipt?.to).toBe('ida@example.com')
    for (const text of ['Ida Berg', `Order ${number}`, 'the whole contract', '(UTC)']) {
      expect(receipt?.text).toContain(text)
    }
    expect((await mail('withdrawal-notice'))?.to).toBe('shop@example.com')
    const order = await detail(id)
    expect(order.events.map((event: { kind: string }) => event.kind)).toContain('withdrawal')
    const [back] = order.returns
    expect(back).toMatchObject({ kind: 'withdrawal', state: 'requested', isLate: false })
    expect(back.lines).toMatchObject([{ quantity: 3 }])
    const lineId = order.lines[0].id
    const step = (body: object) => manager.call('POST', `/orders/${id}/returns/${back.id}`, body)
    await step({ state: 'accepted' })
    const received = [{ lineId, quantity: 3, restock: true }]
    expect((await step({ state: 'received', received })).status).toBe(200)
    const refund = { lines: [{ lineId, quantity: 3 }], refundedBefore: 0 }
    await manager.call('POST', `/orders/${id}/refunds`, refund)
    expect(await detail(id)).toMatchObject({ refunded: 5448, status: 'refunded' })
    expect(await list()).toMatchObject([{ state: 'assigned', orderNumber: number }])
  })

  it('SH-4 a withdrawal of a cancelled order stays open until its money is refunded', async () => {
    const { buy, withdraw, detail, manager } = await open()
    const listed = async () => (await manager.call('GET', '/orders?hasReturn=true')).body.total
    const cancel = (id: string) =>
      manager.call('POST', `/orders/${id}/status`, { status: 'cancelled', notify: false })
    const states = async (id: string) =>
      (await detail(id)).returns.map((one: { state: string }) => one.state)
    async function withdrawFrom({ id, number }: { id: string; number: number }) {
      await withdraw({ ...ENTERED, contract: String(number) })
      return (await detail(id)).returns[0].id
    }
    const unpaid = await buy({ billing_email: 'ida@example.com' })
    await withdrawFrom(unpaid)
    await cancel(unpaid.id)
    expect(await states(unpaid.id)).toEqual(['closed'])
    expect(await listed()).toBe(0)
    for (const isAccepted of [false, true]) {
      const order = await buy({ billing_email: 'ida@example.com' })
      await manager.call('POST', `/orders/${order.id}/payments`, {})
      const returnId = await withdrawFrom(order)
      const path = `/orders/${order.id}/returns/${returnId}`
      if (isAccepted) await manager.call('POST', path, { state: 'accepted' })
      await cancel(order.id)
      expect(await detail(order.id)).toMatchObject({ status: 'cancelled', paid: 1816 })
      expect(await states(order.id)).toEqual([isAccepted ? 'accepted' : 'requested'])
      expect(await listed()).toBe(1)
      const [{ id: lineId }] = (await detail(order.id)).lines
      const refund = { lines: [{ lineId, quantity: 1 }], refundedBefore: 0, returnId }
      await manager.call('POST', `/orders/${order.id}/refunds`, refund)
      expect(await states(order.id)).toEqual(['refunded'])
      expect(await listed()).toBe(0)
    }
  })

  it('SH-4 the page of the order fills the form in, and a part is withdrawn', async () => {
    const { buy, app, get, post, withdraw, detail, services, bowlId } = await open()
    const { id, number, key, viewKey } = await buy({ billing_email: 'ida@example.com' }, 3)
    const cookie = `vt_orders=${viewKey}`
    const page = await app.inject({
      ...{ url: `/order-received?order=${number}&key=${key}`, headers: { cookie } },
    })
    const href = `/withdrawal?order=${number}&amp;key=${key}`
    expect(page.body).toContain(`href="${href}"`)
    const form = await get(href.replace('&amp;', '&'), cookie)
    expect(form.fields).toMatchObject({ email: 'ida@example.com', order: String(number), key })
    const [{ id: lineId }] = (await detail(id)).lines
    const fields = { ...form.fields, scope: 'part' }
    for (const quantity of ['4', '-1', '1.5', '1000000000']) {
      const refused = await withdraw({ ...fields, [`quantity-${lineId}`]: quantity }, cookie)
      expect(refused.errors).toEqual(['A quantity is larger than what you can withdraw from.'])
      expect(refused.fields[`quantity-${lineId}`]).toBe(quantity)
    }
    expect((await withdraw(fields, cookie)).errors).toEqual([
      'Enter the items that you withdraw from.',
    ])
    const part = { ...fields, [`quantity-${lineId}`]: '2', step: 'review' }
    const confirmed = { ...(await post(part, cookie)).fields, step: 'confirm' }
    for (const done of [await post(confirmed, cookie), await post(confirmed, cookie)]) {
      expect(done.step).toBe('done')
      expect(done.body).toContain('2 × Bowl')
    }
    expect((await detail(id)).returns).toMatchObject([{ lines: [{ quantity: 2 }] }])
    // Excluded products are named, and cannot be withdrawn.
    await services.shop.products.change(bowlId, { noWithdrawal: true })
    const other = await buy({ billing_email: 'ida@example.com' })
    const excluded = await get(
      `/withdrawal?order=${other.number}&key=${other.key}`,
      `vt_orders=${other.viewKey}`,
    )
    expect(excluded.body).toContain('Excluded from withdrawal: Bowl')
    await withdraw({ ...ENTERED, contract: String(other.number) })
    expect((await detail(other.id)).returns).toMatchObject([{ lines: [] }])
  })

  it('SH-4 the receipt has the language of the order, and the texts of the owner', async () => {
    const { buy, withdraw, mail, services } = await open()
    const texts = {
      de: { subject: 'Widerruf {contract}', heading: '', intro: '', outro: 'Tschüss' },
    }
    await services.shopSettings.set({ mails: { 'withdrawal-receipt': { texts } } })
    const { id, number } = await buy({ billing_email: 'ida@example.com' })
    await services.db.updateTable('orders').set({ locale: 'de-DE' }).where('id', '=', id).execute()
    await withdraw({ ...ENTERED, contract: String(number) })
    const receipt = await mail('withdrawal-receipt')
    expect(receipt?.subject).toBe(`Widerruf ${number}`)
    expect(receipt?.text).toContain('dem gesamten Vertrag')
    expect(receipt?.text).toContain('Tschüss')
  })

  it('SH-4 a declaration that matches no order is kept for staff, who assigns it', async () => {
    const { buy, withdraw, detail, list, manager, mail, clock, complete, as } = await open()
    const { id, number } = await buy({ billing_email: 'ida@example.com' })
    const matching = await withdraw({ ...ENTERED, contract: String(number) })
    const other = { ...ENTERED, email: 'eve@example.com', contract: String(number) }
    const answer = await withdraw(other)
    // The answers differ in the entered address only.
    expect(answer.body.replaceAll('eve@', 'ida@')).toBe(matching.body)
    expect((await mail('withdrawal-notice'))?.text).toBeDefined()
    await complete(id)
    clock.advance(15 * DAY)
    const [kept] = await list('?state=open')
    expect(kept).toMatchObject({ email: 'eve@example.com', orderNumber: null })
    const path = `/withdrawals/${kept.id}`
    const assign = (orderNumber: unknown) => manager.call('POST', `${path}/assign`, { orderNumber })
    expect((await assign(999)).body.error).toBe('withdrawal-order')
    for (const wrong of [0, -1, 1.5, 1e10, 'x']) expect((await assign(wrong)).status).toBe(422)
    const editor = await as('editor')
    expect((await editor.call('POST', `${path}/assign`, { orderNumber: number })).status).toBe(403)
    expect((await assign(number)).status).toBe(200)
    expect((await assign(number)).body.error).toBe('not-allowed')
    expect((await detail(id)).returns).toMatchObject([
      { kind: 'withdrawal', isLate: false, lines: [{ quantity: 1 }] },
      // Declared in time; the item is part of the first one.
      { kind: 'withdrawal', isLate: false, lines: [] },
    ])
    expect(await list('?state=open')).toEqual([])
  })

  it('SH-4 sending the confirmation twice declares once; a late one is accepted and marked', async () => {
    const { buy, post, list, complete, clock, detail, mails, app } = await open()
    const { id, number, key, viewKey } = await buy({ billing_email: 'ida@example.com' })
    await complete(id)
    clock.advance(14 * DAY)
    const url = `/order-received?order=${number}&key=${key}`
    const page = await app.inject({ url, headers: { cookie: `vt_orders=${viewKey}` } })
    expect(page.body).not.toContain('/withdrawal?order')
    const { fields } = await post({ ...ENTERED, contract: String(number), step: 'review' })
    const confirmed = { ...fields, step: 'confirm' }
    const answers = await Promise.all([post(confirmed), post(confirmed), post(confirmed)])
    expect(answers.map(answer => answer.step)).toEqual(['done', 'done', 'done'])
    expect(await list()).toHaveLength(1)
    expect((await detail(id)).returns).toMatchObject([{ isLate: true }])
    const receipts = (await mails()).filter(one => one.template === 'withdrawal-receipt')
    expect(receipts).toHaveLength(1)
  })

  it('SH-4 asks again after two hours, and keeps the values of wrong forms', async () => {
    const { post, clock, list } = await open()
    const wrong = await post({ ...ENTERED, name: ' ', email: 'x', contract: '', step: 'review' })
    expect(wrong).toMatchObject({ status: 422, step: 'form' })
    expect(wrong.errors).toEqual([
      'Enter your name.',
      'Enter the order number or describe the contract.',
      'Enter a valid email address.',
    ])
    expect(wrong.fields.email).toBe('x')
    const { fields } = await post({ ...ENTERED, contract: 'Lamp', step: 'review' })
    const changed = await post({ ...fields, step: 'change' })
    expect(changed).toMatchObject({ step: 'form', fields: { contract: 'Lamp' } })
    clock.advance(3 * HOUR)
    const late = await post({ ...fields, step: 'confirm' })
    expect(late.errors).toEqual(['Too much time has passed. Please confirm again.'])
    expect(await list()).toEqual([])
    const bot = await post({ ...ENTERED, contract: 'Lamp', step: 'review', q7_extra: 'x' })
    expect(bot.body).toMatch(/What is \d+ \+ \d+\?/)
  })

  it('SH-4 every page links to the form, in the words of the law; mails do until the order ends', async () => {
    const { app, services, buy, mail, get } = await open()
    await services.pages.settings.set({ locale: 'de' })
    await expect.poll(async () => (await app.inject('/shop')).body).toContain('Vertrag widerrufen')
    await buy({ billing_email: 'ida@example.com' })
    const { fields, body } = await get()
    expect(body).toMatch(/<h1[^>]*>Vertrag widerrufen</)
    expect(fields.order).toBeUndefined()
    const received = await mail('order-received')
    expect(received?.text).toMatch(/Vertrag widerrufen:? \S+\/withdrawal\?order=/)
    await services.shopSettings.set({
      withdrawal: { enabled: false, days: 14, footerLink: true },
    })
    expect((await mail('order-received'))?.text).not.toContain('Vertrag widerrufen')
    await expect.poll(async () => (await app.inject('/withdrawal')).statusCode).toBe(404)
  })

  it('SH-4 erasing an order erases its withdrawals', async () => {
    const { buy, withdraw, complete, manager, list } = await open()
    const { id, number } = await buy({ billing_email: 'ida@example.com' })
    await complete(id)
    await withdraw({ ...ENTERED, contract: String(number) })
    await manager.call('POST', `/orders/${id}/erase`)
    expect(await list()).toMatchObject([{ name: '', email: '', contract: '' }])
  })
})
