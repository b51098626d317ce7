import { afterEach, expect, it } from 'vitest'
import { startSession } from '../src/shop/customers/sessions.ts'
import { describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'
import { START } from './support/pages.ts'
import { buildTestApp, openOther, openTestServices } from './support/services.ts'
import { openShopDesk } from './support/shop-desk.ts'
import { signInAs } from './support/staff-browser.ts'

const grid = { type: 'product-grid', props: { id: 'grid' } }
const heading = { type: 'heading', props: { id: 'title', text: 'Title' } }
const TRADE = { name: 'Trade', ppm: 250_000, categories: [], taxExempt: false }

type Services = Awaited<ReturnType<typeof openTestServices>>

/** Cookie of a new customer. */
async function signUp(
  { db }: Pick<Services, 'db'>,
  id: string,
  group: string | null,
  nowMs: number,
) {
  const at = { registered_at: nowMs, created_at: nowMs, updated_at: nowMs }
  const customer = { id, email: `${id}@example.com`, name: id, group_id: group, ...at }
  await db.insertInto('customers').values(customer).execute()
  const token = await startSession(db, { customerId: id, userAgent: '', nowMs })
  return `vt_customer=${token}`
}

describeDatabases('pages for customer groups', openDatabase => {
  const opened: { close(): Promise<unknown> }[] = []
  afterEach(async () => {
    for (const app of opened.splice(0)) await app.close()
  })

  /** A group that exists before the start changes no cached page. */
  async function open({ hasGroup = false } = {}) {
    const clock = createManualClock(START)
    const services = await openTestServices(openDatabase, {}, clock)
    for (const [path, node] of [
      ['/shop', grid],
      ['/about', heading],
    ] as const) {
      const document = {
        schema: 1,
        upgrades: {},
        root: { props: { title: path } },
        content: [node],
      }
      const saved = await services.pages.save({ path, document, author: 'test', publish: true })
      if (!saved.ok) throw new Error(saved.reason)
    }
    await services.shop.catalog.save([
      { type: 'simple', name: 'Bowl', variant: { regularPrice: 2000 } },
    ])
    const saveGroup = async (edit = TRADE, id?: string) => {
      const saved = await services.shop.customerGroups.save(edit, id)
      if (!saved.ok) throw new Error(saved.reason)
      return saved.id
    }
    const group = hasGroup ? await saveGroup() : null
    const start = async (of: Services) => {
      const app = await buildTestApp(of)
      opened.push(app)
      return async (url: string, cookie = '') => {
        const { body, headers } = await app.inject({ url, headers: { cookie } })
        return { body, headers, isRendered: 'server-timing' in headers }
      }
    }
    const others = await openOther(services, clock)
    const get = await start(services)
    const getOther = await start(others)
    const signIn = (id: string, group: string | null) => signUp(services, id, group, clock.now())
    return { services, get, getOther, group, saveGroup, signIn }
  }

  it('SH-4: cached pages of guests and pages of members never mix', async () => {
    const { get, group, signIn } = await open({ hasGroup: true })
    const member = await signIn('member', group)
    const first = await get('/shop', member)
    expect(first.body).toContain('€15.00')
    expect(first.body).not.toContain('€20.00')
    expect(first.headers['cache-control']).toBe('private, no-store')
    const guest = await get('/shop')
    expect(guest).toMatchObject({ isRendered: true })
    expect(guest.body).toContain('€20.00')
    expect(guest.body).not.toContain('€15.00')
    expect(guest.headers.vary).toContain('cookie')
    expect(await get('/shop')).toMatchObject({ isRendered: false, body: guest.body })
    const again = await get('/shop', member)
    expect(again.isRendered).toBe(true)
    expect(again.body).toContain('€15.00')
    expect(await get('/shop')).toMatchObject({ isRendered: false, body: guest.body })
  })

  it('SH-4: customers without a group, and unknown sessions, get the cached page', async () => {
    const { get, signIn } = await open({ hasGroup: true })
    const customer = await signIn('single', null)
    const guest = await get('/shop')
    for (const cookie of [
      customer,
      'vt_customer=',
      `vt_customer=${'a'.repeat(32)}`,
      'vt_customer=%00',
    ]) {
      expect(await get('/shop', cookie), cookie).toMatchObject({
        isRendered: false,
        body: guest.body,
      })
    }
  })

  it('SH-4: members get cached pages without prices', async () => {
    const { get, group, signIn } = await open({ hasGroup: true })
    const member = await signIn('reader', group)
    const guest = await get('/about')
    expect(guest.headers.vary).toBe('accept-encoding')
    expect(await get('/about', member)).toMatchObject({ isRendered: false, body: guest.body })
  })

  it('SH-4: without groups, signed-in customers get cached pages', async () => {
    const { get, signIn } = await open()
    const customer = await signIn('plain', null)
    const guest = await get('/shop')
    expect(guest.headers.vary).toBe('accept-encoding')
    expect(await get('/shop', customer)).toMatchObject({ isRendered: false, body: guest.body })
  })

  it('SH-4: the first group and the last one change the cached pages of both processes', async () => {
    const { services, get, getOther, saveGroup, signIn } = await open()
    for (const page of [get, getOther]) await page('/shop')
    const group = await saveGroup()
    const member = await signIn('both', group)
    for (const page of [get, getOther]) {
      await expect.poll(async () => (await page('/shop', member)).body).toContain('€15.00')
    }
    await saveGroup({ ...TRADE, ppm: 500_000 }, group)
    for (const page of [get, getOther]) {
      await expect.poll(async () => (await page('/shop', member)).body).toContain('€10.00')
    }
    await services.shop.customerGroups.assign({ group: null, ids: ['both'] })
    for (const page of [get, getOther]) {
      expect((await page('/shop', member)).body).toContain('€20.00')
    }
    await services.shop.customerGroups.delete(group)
    for (const page of [get, getOther]) {
      await expect
        .poll(async () => (await page('/shop', member)).headers.vary)
        .toBe('accept-encoding')
    }
  })
})

describeDatabases('customer groups in the admin', openDatabase => {
  it('SH-4: staff add a group, assign customers in bulk, filter, and undo', async () => {
    const desk = await openShopDesk(openDatabase)
    const { manager, services, clock } = desk
    for (const id of ['ida', 'jo']) await signUp(services, id, null, clock.now())
    const added = await manager.call('POST', '/customer-groups', TRADE)
    expect(added).toMatchObject({ status: 200, body: { ...TRADE, members: 0 } })
    const group = added.body.id
    const ids = ['ida', 'jo', 'nobody']
    const assigned = await manager.call('POST', '/customers/group', { group, ids })
    expect(assigned.body).toMatchObject({ changed: 2, before: [{ group: null }] })
    const listed = await manager.call('GET', `/customers?group=${group}&q=ida`)
    expect(listed.body.items).toMatchObject([{ id: 'ida', group, groupName: 'Trade' }])
    expect((await manager.call('GET', `/customers?group=${group}`)).body.total).toBe(2)
    expect((await manager.get(`/api/admin/customers/export?group=${group}`)).body).toContain(
      'Trade',
    )
    const undone = await manager.call('POST', '/customers/group', assigned.body.before[0])
    expect(undone.body.changed).toBe(2)
    expect((await manager.call('GET', `/customers?group=${group}`)).body.total).toBe(0)
    expect((await manager.call('PATCH', '/customers/jo', { group })).body).toMatchObject({ group })
    expect((await manager.call('PATCH', '/customers/jo', { group: 'gone' })).status).toBe(422)
    expect((await manager.call('POST', '/customer-groups', TRADE)).status).toBe(409)
    expect(
      (await manager.call('POST', '/customer-groups', { ...TRADE, ppm: 1e6 + 1 })).status,
    ).toBe(422)
    expect((await manager.call('DELETE', `/customer-groups/${group}`)).status).toBe(204)
    expect((await manager.call('GET', '/customers/jo')).body).toMatchObject({ group: null })
    const stranger = await signInAs(desk, 'author')
    expect((await stranger.call('GET', '/customer-groups')).status).toBe(403)
    expect((await stranger.call('POST', '/customers/group', { group: null, ids })).status).toBe(403)
  })
})
