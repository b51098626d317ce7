import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { DAY, MINUTE } from '#base'
import { describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { PASSWORD, StaffBrowser, signInAs } from './support/staff-browser.ts'

/** Authenticator code (RFC 6238). */
function totp(secret: string, atMs = Date.now()): string {
  const bits = [...secret.replaceAll('=', '')]
    .map(letter => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / 30_000)))
  const hash = createHmac('sha1', key).update(counter).digest()
  const code = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(code % 1_000_000).padStart(6, '0')
}

describeDatabases('users and accounts', openDatabase => {
  async function open(environment: Record<string, string> = {}) {
    const clock = createManualClock(Date.now())
    const services = await openTestServices(openDatabase, environment, clock)
    const site = { services, clock, app: await buildTestApp(services) }
    return { ...site, owner: await signInAs(site, 'owner') }
  }
  type Site = Awaited<ReturnType<typeof open>>

  async function linkOf({ services }: Site) {
    const rows = await services.db.selectFrom('outbox').select('payload').orderBy('id').execute()
    const mail = await services.composeMail(JSON.parse(rows.at(-1)?.payload ?? '{}'))
    return new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://none')
  }

  it('invites by mail, resends, revokes, and lists pending invitations', async () => {
    const site = await open({ SMTP_URL: 'smtp://127.0.0.1:2525' })
    const { owner, app } = site
    const invite = { email: 'Mika@example.com', name: 'Mika', role: 'editor' }
    expect((await owner.call('POST', '/users/invitations', invite)).status).toBe(200)
    const first = await linkOf(site)
    const list = async () => (await owner.call('GET', '/users/invitations')).body.items
    expect(await list()).toMatchObject([{ email: 'mika@example.com', role: 'editor' }])
    const [{ id }] = await list()
    expect((await owner.call('POST', `/users/invitations/${id}/resend`)).status).toBe(200)
    expect(await list()).toHaveLength(1)
    const second = await linkOf(site)
    const visit = (url: URL) => new StaffBrowser(app).get(url.pathname + url.search)
    expect((await visit(first)).statusCode).toBe(410)
    const token = second.searchParams.get('token') ?? ''
    const joined = new StaffBrowser(app)
    await joined.post('/admin/welcome', { token, name: 'Mika', email: '', password: PASSWORD })
    expect(await joined.me()).toMatchObject({ email: 'mika@example.com', role: 'editor' })
    expect(await list()).toEqual([])
    // A used link cannot be used again.
    expect((await visit(second)).statusCode).toBe(410)
    const thief = new StaffBrowser(app)
    const stolen = { token, name: 'Thief', email: '', password: 'another pot in the kiln' }
    expect((await thief.post('/admin/welcome', stolen)).statusCode).toBe(410)
    expect(await thief.me()).toBeUndefined()
    expect((await owner.call('POST', '/users/invitations', invite)).body.error).toBe('taken')

    await owner.call('POST', '/users/invitations', { ...invite, email: 'b@example.com' })
    const [other] = await list()
    expect((await owner.call('DELETE', `/users/invitations/${other.id}`)).status).toBe(204)
    expect((await visit(await linkOf(site))).statusCode).toBe(410)
    expect((await owner.call('DELETE', `/users/invitations/${other.id}`)).status).toBe(404)
    const wrong = await owner.call('POST', '/users/invitations', { email: 'x', role: 'king' })
    expect(wrong.status).toBe(422)
  })

  it('gives staff the link of an invitation where no mail server is configured, and a new one to copy', async () => {
    const site = await open()
    const { owner, app, services } = site
    const invite = { email: 'mika@example.com', name: 'Mika', role: 'author' }
    const { body: first } = await owner.call('POST', '/users/invitations', invite)
    expect(first.link).toMatch(/\/admin\/welcome\?token=/)
    expect(await services.db.selectFrom('outbox').selectAll().execute()).toEqual([])
    const [{ id }] = (await owner.call('GET', '/users/invitations')).body.items
    const { body: second } = await owner.call('POST', `/users/invitations/${id}/link`)
    const visit = async (link: string) =>
      (await new StaffBrowser(app).get(link.replace(/^https?:\/\/[^/]+/, ''))).statusCode
    expect([await visit(first.link), await visit(second.link)]).toEqual([410, 200])
    const author = await signInAs(site, 'author')
    expect((await author.call('POST', `/users/invitations/${id}/link`)).status).toBe(403)
    expect((await owner.call('POST', '/users/invitations/none/link')).status).toBe(404)
  })

  it('changes roles, disables at once, and keeps the last owner', async () => {
    const site = await open()
    const { owner } = site
    const me = await owner.me()
    const editor = await signInAs(site, 'editor')
    const { id } = (await editor.me()) ?? { id: '' }
    const changed = await owner.call('PATCH', `/users/${id}`, { role: 'author' })
    expect(changed.body).toMatchObject({ role: 'author', disabledAt: null })
    expect(await editor.me()).toMatchObject({ role: 'author' })
    await owner.call('PATCH', `/users/${id}`, { disabled: true })
    expect(await editor.me()).toBeUndefined()
    expect((await owner.call('PATCH', `/users/${id}`, { disabled: false })).body.disabledAt).toBe(
      null,
    )
    const last = await owner.call('PATCH', `/users/${me?.id}`, { role: 'editor' })
    expect([last.status, last.body.error]).toEqual([409, 'last-owner'])
    const found = await owner.call('GET', '/users?q=EDITOR&sort=email')
    expect(found.body).toMatchObject({ total: 1, items: [{ id, role: 'author' }] })
    const log = await site.services.db
      .selectFrom('audit_log')
      .select('action')
      .where('target_id', '=', id)
      .execute()
    expect(log.map(row => row.action).sort()).toEqual([
      ...['user.created', 'user.disabled', 'user.enabled', 'user.role-changed'],
    ])
  })

  it('asks for the code of an authenticator once it was proved to work, and takes each recovery code once', async () => {
    const site = await open()
    const editor = await signInAs(site, 'editor')
    const { email } = (await editor.me()) ?? { email: '' }
    const wrong = await editor.call('POST', '/account/two-factor', { password: 'not this one' })
    expect([wrong.status, wrong.body.error]).toEqual([422, 'wrong-password'])
    const begun = await editor.call('POST', '/account/two-factor', { password: PASSWORD })
    const secret = new URL(begun.body.uri).searchParams.get('secret') ?? ''
    const codes = begun.body.codes as string[]
    expect(codes.length).toBeGreaterThanOrEqual(8)

    const signIn = async () => {
      const browser = new StaffBrowser(site.app)
      const answer = await browser.post('/admin/sign-in', { email, password: PASSWORD })
      return { browser, location: answer.headers.location }
    }
    // Not active until confirmed, so nobody is locked out by an unscanned code.
    expect((await signIn()).location).toBe('/admin')
    const confirm = (code: string) => editor.call('POST', '/account/two-factor/confirm', { code })
    expect((await confirm('000000')).body.error).toBe('wrong-code')
    expect((await confirm(totp(secret, Date.now() - 30_000))).status).toBe(204)
    const starts = async () =>
      (
        await site.services.db
          .selectFrom('audit_log')
          .select('id')
          .where('action', '=', 'session.started')
          .where('user_name', '=', 'The editor')
          .execute()
      ).length
    // Renewing the session of a signed-in user is not a sign-in.
    expect(await starts()).toBe(2)
    expect((await editor.call('GET', '/me')).body.hasTwoFactor).toBe(true)
    const again = await editor.call('POST', '/account/two-factor', { password: PASSWORD })
    expect(again.body.error).toBe('conflict')

    const { browser, location } = await signIn()
    expect(location).toContain('/admin/second-step')
    expect(await starts()).toBe(2)
    expect(await browser.me()).toBeUndefined()
    const refused = await browser.post('/admin/second-step', { code: '000000' })
    expect(refused.statusCode).toBe(401)
    expect(await browser.me()).toBeUndefined()
    const right = await browser.post('/admin/second-step', { code: totp(secret) })
    expect(right.statusCode).toBe(303)
    expect(await browser.me()).toMatchObject({ email })
    expect(await starts()).toBe(3)

    const [first = '', second = ''] = codes
    const byCode = async (code: string) => {
      const next = await signIn()
      await next.browser.post('/admin/second-step', { code })
      return Boolean(await next.browser.me())
    }
    expect(await byCode(first)).toBe(true)
    expect(await byCode(first)).toBe(false)
    const renewed = await editor.call('POST', '/account/recovery-codes', { password: PASSWORD })
    expect(await byCode(second)).toBe(false)
    expect(await byCode(renewed.body.codes[0])).toBe(true)

    await editor.call('POST', '/account/two-factor/disable', { password: PASSWORD })
    expect((await signIn()).location).toBe('/admin')
  })

  it('stops guessing codes', async () => {
    const site = await open({ RATE_LIMIT: '1000' })
    const editor = await signInAs(site, 'editor')
    const { email } = (await editor.me()) ?? { email: '' }
    const begun = await editor.call('POST', '/account/two-factor', { password: PASSWORD })
    const secret = new URL(begun.body.uri).searchParams.get('secret') ?? ''
    await editor.call('POST', '/account/two-factor/confirm', { code: totp(secret) })
    const browser = new StaffBrowser(site.app)
    await browser.post('/admin/sign-in', { email, password: PASSWORD })
    const statuses: number[] = []
    for (let tries = 0; tries < 12; tries++) {
      const answer = await browser.post('/admin/second-step', { code: '000000' })
      statuses.push(answer.statusCode)
    }
    expect(statuses.at(-1)).toBe(429)
    await browser.post('/admin/second-step', { code: totp(secret) })
    expect(await browser.me()).toBeUndefined()
  })

  it('changes name and password, and ends sessions one by one or all others at once', async () => {
    const site = await open()
    const editor = await signInAs(site, 'editor')
    const { email } = (await editor.me()) ?? { email: '' }
    await editor.call('PATCH', '/account', { name: '  Aino Aalto ' })
    expect(await editor.me()).toMatchObject({ name: 'Aino Aalto' })
    expect((await editor.call('PATCH', '/account', { name: '  ' })).status).toBe(422)

    const elsewhere = async () => {
      const browser = new StaffBrowser(site.app)
      await browser.post('/admin/sign-in', { email, password: PASSWORD })
      return browser
    }
    const [phone, laptop] = [await elsewhere(), await elsewhere()]
    const sessions = async () => (await editor.call('GET', '/account/sessions')).body.items
    expect(await sessions()).toHaveLength(3)
    expect((await sessions()).filter((one: { isThis: boolean }) => one.isThis)).toHaveLength(1)
    const [theirs] = (await phone.call('GET', '/account/sessions')).body.items.filter(
      (one: { isThis: boolean }) => one.isThis,
    )
    expect((await editor.call('DELETE', `/account/sessions/${theirs.id}`)).status).toBe(204)
    expect(await phone.me()).toBeUndefined()
    const stranger = await signInAs(site, 'owner')
    const [mine] = await sessions()
    expect((await stranger.call('DELETE', `/account/sessions/${mine.id}`)).status).toBe(404)
    await editor.call('DELETE', '/account/sessions')
    expect(await laptop.me()).toBeUndefined()
    expect(await editor.me()).toBeDefined()

    const other = await elsewhere()
    const body = { password: 'not this one', newPassword: 'a sentence to remember' }
    expect((await editor.call('POST', '/account/password', body)).body.error).toBe('wrong-password')
    const short = await editor.call('POST', '/account/password', {
      password: PASSWORD,
      newPassword: 'short',
    })
    expect(short.body.problems[0].path).toBe('/newPassword')
    const done = await editor.call('POST', '/account/password', { ...body, password: PASSWORD })
    expect(done.status).toBe(204)
    expect(await editor.me()).toBeDefined()
    expect(await other.me()).toBeUndefined()
  })

  it('stores the language in the account for every sign-in', async () => {
    const site = await open()
    const browser = await signInAs(site, 'author')
    const page = async () => (await browser.get('/admin/pages')).body
    expect(await page()).toContain('<html lang="en" data-time-zone="UTC">')
    const chosen = await browser.call('PUT', '/account/locale', { locale: 'de' })
    expect(chosen.status).toBe(204)
    expect(await page()).toContain('<html lang="de" data-locale="de" data-time-zone="UTC">')
    const unknown = await browser.call('PUT', '/account/locale', { locale: 'fr' })
    expect([unknown.status, unknown.body.error]).toEqual([422, 'invalid'])
    const other = await signInAs(site, 'author')
    expect((await other.get('/admin/pages')).body).toContain(
      '<html lang="en" data-time-zone="UTC">',
    )
  })

  it('deletes expired entries', async () => {
    const { services, clock, owner } = await open()
    await owner.call('POST', '/users/invitations', { email: 'a@b.example', role: 'author' })
    const count = async (table: 'auth_sessions' | 'auth_invitations') =>
      (await services.db.selectFrom(table).select('id').execute()).length
    await services.access.prune()
    expect([await count('auth_sessions'), await count('auth_invitations')]).toEqual([1, 1])
    clock.advance(40 * DAY)
    await services.access.prune()
    // Sessions use the clock they were written by.
    expect([await count('auth_sessions'), await count('auth_invitations')]).toEqual([1, 0])
    const expiresAt = new Date(Date.now() - MINUTE).toISOString()
    await services.db.updateTable('auth_sessions').set({ expiresAt }).execute()
    await services.access.prune()
    expect(await count('auth_sessions')).toBe(0)
  })
})
