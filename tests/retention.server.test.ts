import { expect, it } from 'vitest'
import { createId, DAY } from '#base'
import { createBackground } from '../src/server/background.ts'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'

describeDatabases('personal data', openDatabase => {
  async function open() {
    const desk = await openShopDesk(openDatabase)
    const owner = await desk.as('owner')
    const background = createBackground(desk.services, error => {
      throw error
    })
    const addMessage = async () => {
      const id = createId(desk.clock)
      await desk.services.db
        .insertInto('submissions')
        .values({
          id,
          form_key: 'page-1/contact',
          form_title: 'Contact',
          page_path: '/contact',
          fields: JSON.stringify([{ id: 'name', label: 'Name', value: 'Ada' }]),
          reply_to: 'ada@example.com',
          unique_key: id,
          created_at: desk.clock.now(),
          read_at: null,
          deleted_at: null,
        })
        .execute()
      return id
    }
    const privacyLog = async () =>
      (await owner.call('GET', '/audit?what=privacy&sort=at&order=desc')).body.items
    const retain = (retention: object) => owner.call('PATCH', '/settings/site', { retention })
    return { ...desk, owner, background, addMessage, privacyLog, retain }
  }
  const forEver = { amount: 0, unit: 'months' }

  it('stays for ever until the owner says how long', async () => {
    const site = await open()
    const { id } = await site.buy()
    const message = await site.addMessage()
    const { retention } = (await site.owner.call('GET', '/settings/site')).body
    expect(retention).toEqual({
      pendingOrders: forEver,
      failedOrders: forEver,
      cancelledOrders: forEver,
      completedOrders: forEver,
      messages: forEver,
      comments: forEver,
      unconfirmedSubscribers: forEver,
      formerSubscribers: forEver,
      // Proof of consent without personal data.
      consents: { amount: 36, unit: 'months' },
    })
    site.clock.advance(4000 * DAY)
    await site.background.drain()
    expect(await site.services.shop.orders.load({ id })).toBeDefined()
    expect(await site.services.forms.submissions.find(message)).toBeDefined()
    expect(await site.services.db.selectFrom('audit_log').selectAll().execute()).not.toContainEqual(
      expect.objectContaining({ action: 'privacy.erased' }),
    )
  })

  it('goes each day by the settings, and the log says how much', async () => {
    const site = await open()
    const { retain, services, clock, manager, background } = site
    const months = (amount: number) => ({ amount, unit: 'months' })
    const kept = { pendingOrders: forEver, failedOrders: forEver, cancelledOrders: forEver }
    expect((await retain({ ...kept, completedOrders: { amount: -1 } })).status).toBe(422)
    await retain({ ...kept, completedOrders: months(24), messages: months(6) })
    const { id } = await site.buy()
    await manager.call('POST', `/orders/${id}/status`, { status: 'completed' })
    const message = await site.addMessage()
    const replied = await manager.call('POST', `/submissions/${message}/replies`, {
      subject: 'Re: your message',
      body: 'Hello Ada',
    })
    expect(replied.status).toBe(200)
    await background.drain()

    clock.advance(185 * DAY)
    const recent = await site.addMessage()
    await background.drain()
    expect(await services.forms.submissions.find(message)).toBeUndefined()
    expect(await services.forms.replies.of(message)).toEqual([])
    expect(await services.forms.submissions.find(recent)).toBeDefined()
    const outbox = await services.db.selectFrom('outbox').selectAll().execute()
    expect(JSON.stringify(outbox)).not.toContain('ada@example.com')
    expect((await services.shop.orders.load({ id }))?.email).toBe('ida@example.com')

    clock.advance(560 * DAY)
    await background.drain()
    expect(await services.shop.orders.load({ id })).toMatchObject({
      email: '',
      billing: { last_name: '' },
    })
    const owner = await site.as('owner')
    const log = (await owner.call('GET', '/audit?what=privacy&order=desc')).body.items
    expect(log).toMatchObject([
      {
        userName: 'system',
        details: { ordersDeleted: 0, ordersErased: 1, messagesDeleted: 1 },
      },
      {
        action: 'privacy.erased',
        details: { ordersDeleted: 0, ordersErased: 0, messagesDeleted: 1 },
      },
    ])
  })

  it('can be erased manually after the order ended', async () => {
    const site = await open()
    const { id } = await site.buy()
    const path = `/orders/${id}/erase`
    expect((await site.manager.call('POST', path)).body.error).toBe('not-allowed')
    await site.manager.call('POST', `/orders/${id}/status`, { status: 'cancelled' })
    expect((await (await site.as('editor')).call('POST', path)).status).toBe(403)
    const erased = await site.manager.call('POST', path)
    expect(erased.body).toMatchObject({ id, email: '', erasedAt: site.clock.now() })
    expect(erased.body.events.at(-1)).toMatchObject({
      kind: 'erased',
      author: 'The shop-manager',
    })
    expect((await site.manager.call('POST', '/orders/none/erase')).status).toBe(404)
  })

  it('of a message is deleted for good by hand, with its replies', async () => {
    const site = await open()
    const id = await site.addMessage()
    await site.manager.call('POST', `/submissions/${id}/replies`, { subject: 'Re', body: 'Hello' })
    expect((await site.manager.call('DELETE', `/submissions/${id}/forever`)).status).toBe(204)
    expect((await site.manager.call('POST', `/submissions/${id}/put-back`)).status).toBe(404)
    const replies = await site.services.db.selectFrom('submission_replies').selectAll().execute()
    expect(replies).toEqual([])
    expect((await site.manager.call('DELETE', `/submissions/${id}/forever`)).status).toBe(404)
  })
})
