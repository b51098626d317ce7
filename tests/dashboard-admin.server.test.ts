import { expect, it } from 'vitest'
import { createId, DAY } from '#base'
import { storeCheckResult } from '#db'
import { describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'
import { documentOf } from './support/render.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { openShopDesk } from './support/shop-desk.ts'
import { signInAs } from './support/staff-browser.ts'

describeDatabases('dashboard and audit log', openDatabase => {
  async function open() {
    const clock = createManualClock(Date.UTC(2026, 4, 3, 22, 30))
    const services = await openTestServices(openDatabase, {}, clock)
    await services.pages.settings.set({ timeZone: 'Europe/Berlin' })
    return { services, clock, app: await buildTestApp(services) }
  }

  it('shows pending work by day of the site, limited by role', async () => {
    const site = await open()
    const { db, pages } = site.services
    const now = site.clock.now()
    const message = (created_at: number) => ({
      id: createId(),
      form_key: 'p/f',
      form_title: 'Visits',
      page_path: '/contact',
      fields: '[]',
      reply_to: null,
      unique_key: createId(),
      created_at,
    })
    await db
      .insertInto('submissions')
      // 0:30 in Berlin is today there; an hour earlier was yesterday.
      .values([message(now), message(now - DAY / 24), message(now - 40 * DAY)])
      .execute()
    await pages.save({ path: '/a', author: 't', publish: true, document: documentOf([]) })
    const changed = documentOf([{ type: 'heading', props: { id: 'h', text: 'New', level: 'h1' } }])
    await pages.save({ path: '/a', author: 't', publish: false, document: changed })

    const owner = await signInAs(site, 'owner')
    const { body } = await owner.call('GET', '/dashboard')
    expect(body.tasks).toEqual([
      { name: 'new-messages', count: 3 },
      { name: 'changed-pages', count: 1 },
    ])
    expect(body.days).toHaveLength(30)
    expect(body.days.slice(-2)).toMatchObject([
      { day: '2026-05-03', messages: 1 },
      { day: '2026-05-04', messages: 1 },
    ])
    const author = await signInAs(site, 'author')
    const theirs = (await author.call('GET', '/dashboard')).body
    expect(theirs.tasks).toEqual([])
    expect(theirs.shows).toEqual({ orders: false, messages: false })
    expect(theirs.days.at(-1)).toMatchObject({ messages: 0 })
  })

  it('shows an update to owners until it is installed', async () => {
    const site = await open()
    const owner = await signInAs(site, 'owner')
    const note = (latest: string) => {
      const facts = { latest, date: '2026-05-01', version: '0', notes: '' }
      const findings = [{ state: 'note', text: 'update.newer', facts }]
      const result = JSON.stringify({ id: 'update', state: 'note', findings, tookMs: 1 })
      const checkedAt = site.clock.now()
      return storeCheckResult(site.services.db, { id: 'update', result, checkedAt })
    }
    await note('999.0.0')
    expect((await owner.call('GET', '/dashboard')).body.tasks).toEqual([
      { name: 'update', count: 1 },
    ])
    const editor = await signInAs(site, 'editor')
    expect((await editor.call('GET', '/dashboard')).body.tasks).toEqual([])
    await note('0.0.1')
    expect((await owner.call('GET', '/dashboard')).body.tasks).toEqual([])
  })

  it('sums sales in the shop’s currency only', async () => {
    const desk = await openShopDesk(openDatabase)
    const order = await desk.buy()
    const foreign = await desk.buy()
    await desk.services.db
      .updateTable('orders')
      .set({ currency: 'JPY' })
      .where('id', '=', foreign.id)
      .execute()
    const { body } = await desk.manager.call('GET', '/dashboard')
    expect(body.days.at(-1)).toMatchObject({ orders: 2, revenue: order.total })
  })

  it('filters the log by person, area, time and words', async () => {
    const site = await open()
    const owner = await signInAs(site, 'owner')
    const editor = await signInAs(site, 'editor')
    await editor.call('POST', '/redirects', { from: '/old', to: '/new' })
    site.clock.advance(2 * DAY)
    await owner.call('PATCH', '/settings/site', { tagline: 'Pots' })
    const actions = async (query: string) =>
      (await owner.call('GET', `/audit?order=desc&${query}`)).body.items.map(
        (item: { action: string }) => item.action,
      )
    expect((await actions(''))[0]).toBe('settings.changed')
    expect(await actions('what=redirect')).toEqual(['redirect.created'])
    const me = await editor.me()
    expect(await actions(`user=${me?.id}&what=redirect`)).toEqual(['redirect.created'])
    expect(await actions('q=OLD')).toEqual(['redirect.created'])
    expect(await actions(`from=${site.clock.now() - DAY}`)).toEqual(['settings.changed'])
    const filters = (await owner.call('GET', '/audit/filters')).body
    expect(filters.kinds).toEqual(['redirect', 'session', 'settings', 'user'])
    expect(filters.users).toHaveLength(2)
    expect((await editor.call('GET', '/audit')).status).toBe(403)
  })
})
