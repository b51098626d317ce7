import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createBackground } from '../src/server/background.ts'
import { describeDatabases } from './support/databases.ts'
import { FIELDS, openFormSite } from './support/form-site.ts'
import { StaffBrowser, signInAs } from './support/staff-browser.ts'
import { checkoutFields } from './support/test-shop.ts'

const ANSWERS = {
  name: 'Zebedee Quillfeather',
  email: 'zebedee@quillfeather.example',
  topic: 'Courses',
}
const BUYER = {
  billing_first_name: 'Xanthippe',
  billing_last_name: 'Oglethorpe',
  billing_address_1: 'Nightingale Mews 77',
  billing_city: 'Wolverhampton',
  billing_phone: '+441632960983',
  billing_email: 'xanthippe@oglethorpe.example',
}
const TYPED = [
  ...[ANSWERS.name, ANSWERS.email, 'Quillfeather', 'quillfeather'],
  ...[...Object.values(BUYER), 'Oglethorpe', 'oglethorpe'],
  ...['203.0.113.77', 'searched-for-something', 'wrong horse battery', 'unsubscribe-secret'],
]
const IDLE = /"level":(10|20|30|40|50)/

interface Line {
  level: number
  msg: string
  reqId?: string
  reference?: string
  err?: { message: string }
  [detail: string]: unknown
}

describeDatabases('the log', (openDatabase, kind) => {
  async function open(environment: Record<string, string> = {}) {
    const lines: string[] = []
    const site = await openFormSite(
      openDatabase,
      { fields: FIELDS, to: 'inbox@quillfeather.example' },
      { LOG_LEVEL: 'trace', TRUST_PROXY: 'loopback', ...environment },
      { write: line => lines.push(line) },
    )
    const read = () => lines.map(line => JSON.parse(line) as Line)
    const drain = () =>
      createBackground(site.services, (error, what, details) =>
        site.app.log.error({ err: error, ...details }, what),
      ).drain()
    return { ...site, lines, read, drain }
  }
  const proxied = { 'x-forwarded-for': '203.0.113.77', accept: 'text/html' }

  it('holds nothing that visitors and staff typed, also where everything fails', async () => {
    const site = await open({ LOG_REQUESTS: '1' })
    const { app, services, smtp } = site
    // A form whose mail is refused with the address and the name.
    smtp.refuse(
      'inbox@quillfeather.example',
      550,
      '5.1.1 <inbox@quillfeather.example> Quillfeather',
    )
    await site.send(ANSWERS, { 'x-forwarded-for': '203.0.113.77' })
    await site.drain()
    // An order, whose mail is refused for now.
    smtp.behave('refuse')
    const [productId = ''] = await services.shop.catalog.save([
      { type: 'simple', name: 'Bowl', sku: 'bowl', variant: { regularPrice: 1816 } },
    ])
    const cart = await services.shop.cart.add({
      key: undefined,
      items: [{ productId, quantity: 1 }],
    })
    const fields = checkoutFields(BUYER)
    const placed = cart.ok && (await services.shop.checkout.place({ key: cart.key, fields }))
    expect(placed).toMatchObject({ ok: true })
    await site.drain()
    // Addresses with search words and tokens.
    await app.inject({ url: '/contact?q=searched-for-something', headers: proxied })
    await app.inject({ url: '/newsletter/unsubscribe?token=unsubscribe-secret', headers: proxied })
    await app.inject({ url: '/nowhere?email=zebedee%40quillfeather.example', headers: proxied })
    // Sign-in, wrong and right.
    await signInAs({ services, app }, 'editor')
    const browser = new StaffBrowser(app)
    await browser.post('/admin/sign-in', { email: ANSWERS.email, password: 'wrong horse battery' })
    // A database error with what was entered.
    await sql`alter table submissions rename to submissions_gone`.execute(services.db)
    const { answer } = await site.call('token', {})
    const failed = await app.inject({
      method: 'POST',
      url: '/contact',
      headers: { ...proxied, accept: 'application/json' },
      payload: { _action: 'form/send', token: answer?.token, field_name: ANSWERS.name },
    })
    expect(failed.statusCode).toBeGreaterThanOrEqual(200)
    await app.inject({ url: '/admin/forms', headers: proxied })
    const log = site.lines.join('')
    expect(log).toMatch(IDLE)
    expect(log).toContain('the mail server answered 550')
    expect(log).toContain('"msg":"request"')
    for (const typed of TYPED) expect(log, typed).not.toContain(typed)
  })

  it('has the id of a request on each line, in the answer and on the error page', async () => {
    const site = await open()
    const { app, services } = site
    await sql`alter table redirects rename to redirects_gone`.execute(services.db)
    const headers = { ...proxied, 'x-request-id': 'balancer-0001-abcd' }
    const answer = await app.inject({ url: '/nowhere', headers })
    expect(answer.statusCode).toBe(500)
    expect(answer.headers['x-request-id']).toBe('balancer-0001-abcd')
    const failure = site.read().find(({ msg }) => msg === 'request failed')
    expect(failure).toMatchObject({ reqId: 'balancer-0001-abcd', reference: 'balancer' })
    expect(answer.body).toContain('balancer')
    expect(failure?.err?.message).toMatch(kind === 'sqlite' ? /no such table/ : /does not exist/)

    const own = await app.inject({ url: '/contact', headers: { accept: 'text/html' } })
    expect(own.headers['x-request-id']).toMatch(/^[a-z2-7]{16}$/)
    const refused = await app.inject({
      method: 'POST',
      url: '/contact',
      headers: { origin: 'https://evil.example' },
    })
    expect([refused.statusCode, refused.headers['x-request-id']]).toEqual([
      403,
      expect.stringMatching(/^[a-z2-7]{16}$/),
    ])
  })

  it('names the delivery of the outbox that failed', async () => {
    const site = await open()
    site.smtp.behave('refuse')
    await site.send(ANSWERS)
    await site.drain()
    const [row] = await site.services.db
      .selectFrom('outbox')
      .select('id')
      .where('attempts', '>', 0)
      .execute()
    const failure = site.read().find(({ msg }) => msg.startsWith('outbox'))
    expect(failure?.outboxId).toBe(row?.id)
    expect(failure?.level).toBe(50)
  })

  it('shows routed requests only if asked to, with the pattern of routes that hold tokens', async () => {
    const silent = await open()
    await silent.app.inject({ url: '/contact', headers: proxied })
    expect(silent.read().filter(({ msg }) => msg === 'request')).toEqual([])
    const site = await open({ LOG_REQUESTS: '1' })
    await site.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = site.app.server.address() as AddressInfo
    for (const path of ['/contact?utm_source=x', '/media/abc/original', '/of-quillfeather']) {
      await (await fetch(`http://127.0.0.1:${port}${path}`, { headers: proxied })).text()
    }
    await expect.poll(() => site.read().filter(({ msg }) => msg === 'request').length).toBe(3)
    const logged = site.read().filter(({ msg }) => msg === 'request')
    expect(logged.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['GET', '/contact', 200],
      ['GET', '/media/:key/:file', 404],
      ['GET', '/*', 404],
    ])
    for (const { ms, bytes, reqId } of logged) {
      expect(ms).toBeGreaterThan(0)
      expect(bytes).toBeGreaterThan(500)
      expect(reqId).toMatch(/^[a-z2-7]{16}$/)
    }
  })
})
