import { getAuthTables } from 'better-auth/db'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { commandActor } from '#auth'
import { DAY } from '#base'
import { createAuth } from '../src/auth/create-auth.ts'
import { createBackground } from '../src/server/background.ts'
import { describeDatabases, type OpenDatabase } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { StaffBrowser } from './support/staff-browser.ts'

const PASSWORD = 'ten pots in the kiln'
const OWNER = { name: 'Aino', email: 'aino@example.com', password: PASSWORD }

async function open(openDatabase: OpenDatabase, environment: Record<string, string> = {}) {
  const clock = createManualClock(Date.now())
  const services = await openTestServices(openDatabase, environment, clock)
  const app = await buildTestApp(services)
  const link = async () => new URL((await services.access.ownerLink()) ?? 'http://none')
  return { services, app, clock, link, browser: () => new StaffBrowser(app) }
}

async function join(site: Awaited<ReturnType<typeof open>>) {
  const token = (await site.link()).searchParams.get('token') ?? ''
  const browser = site.browser()
  const answer = await browser.post('/admin/welcome', { ...OWNER, token })
  return { browser, answer, token }
}

describeDatabases('access', openDatabase => {
  it('lets the owner of a new site in by a link that works once', async () => {
    const site = await open(openDatabase)
    const { browser, answer, token } = await join(site)
    expect(answer.statusCode).toBe(303)
    expect(await browser.me()).toMatchObject({ name: 'Aino', role: 'owner' })
    expect((await browser.get('/admin')).statusCode).toBe(200)
    expect((await site.browser().get('/admin')).headers.location).toBe('/admin/sign-in')
    expect(await site.services.access.ownerLink()).toBeUndefined()

    const replayed = site.browser()
    expect((await replayed.get(`/admin/welcome?token=${token}`)).statusCode).toBe(410)
    const again = await replayed.post('/admin/welcome', { ...OWNER, email: 'b@example.com', token })
    expect(again.statusCode).toBe(410)
    expect(await replayed.me()).toBeUndefined()
  })

  it('takes no link that is made up, replaced or three days old', async () => {
    const site = await open(openDatabase)
    const first = await site.link()
    const second = await site.link()
    const status = async (url: URL) =>
      (await site.browser().get(url.pathname + url.search)).statusCode
    expect(await status(first)).toBe(410)
    expect(await status(second)).toBe(200)
    expect(await status(new URL('/admin/welcome?token=aaaa', second))).toBe(410)
    site.clock.advance(3 * DAY)
    expect(await status(second)).toBe(410)
  })

  it('the first-account link ends once a command created an account', async () => {
    const site = await open(openDatabase)
    const token = (await site.link()).searchParams.get('token') ?? ''
    const made = { ...OWNER, role: 'owner' } as const
    expect((await site.services.access.create(made, commandActor)).ok).toBe(true)
    const late = site.browser()
    expect((await late.get(`/admin/welcome?token=${token}`)).statusCode).toBe(410)
    const tried = await late.post('/admin/welcome', { ...OWNER, email: 'b@example.com', token })
    expect(tried.statusCode).toBe(410)
    expect(await site.services.access.staff.list()).toHaveLength(1)
  })

  it('has a calm answer to forms that no browser sends', async () => {
    const site = await open(openDatabase)
    const send = async (url: string, payload: string, type: string) =>
      (await site.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } }))
        .statusCode
    const form = 'application/x-www-form-urlencoded'
    expect(await send('/admin/second-step', 'code=1&code=2', form)).toBe(401)
    expect(await send('/admin/welcome', 'token=1&token=2', form)).toBe(410)
    expect(await send('/admin/reset', 'password=a&password=b', form)).toBe(422)
    expect((await site.app.inject('/admin/welcome?token=a&token=b')).statusCode).toBe(410)
    expect(await send('/api/auth/sign-in/email', 'a,b', 'text/csv')).toBe(415)
  })

  it('offers only those routes of better-auth that its own scripts call', async () => {
    const site = await open(openDatabase)
    const { browser } = await join(site)
    const { cookie } = browser
    const origin = 'http://127.0.0.1:3000'
    for (const [path, payload] of Object.entries({
      'update-user': { name: 'x'.repeat(100_000) },
      'change-password': { currentPassword: PASSWORD, newPassword: 'a sentence to remember' },
      'two-factor/enable': { password: PASSWORD },
      'revoke-sessions': {},
    })) {
      const url = `/api/auth/${path}`
      const headers = { cookie, origin }
      const answer = await site.app.inject({ method: 'POST', url, payload, headers })
      expect([path, answer.statusCode]).toEqual([path, 404])
    }
    const listed = await site.app.inject({ url: '/api/auth/list-sessions', headers: { cookie } })
    expect(listed.statusCode).toBe(404)
    expect(await browser.me()).toMatchObject({ name: 'Aino' })
  })

  it('makes one account of a link that is used in parallel', async () => {
    const site = await open(openDatabase)
    const token = (await site.link()).searchParams.get('token') ?? ''
    const answers = await Promise.all(
      [1, 2, 3].map(n =>
        site.browser().post('/admin/welcome', { ...OWNER, email: `a${n}@example.com`, token }),
      ),
    )
    expect(answers.map(answer => answer.statusCode).sort()).toEqual([303, 410, 410])
    expect(await site.services.access.staff.list()).toHaveLength(1)
  })

  it('an invalid invitation form shows errors and keeps the input', async () => {
    const site = await open(openDatabase)
    const token = (await site.link()).searchParams.get('token') ?? ''
    const short = await site
      .browser()
      .post('/admin/welcome', { ...OWNER, password: 'short', token })
    expect(short.statusCode).toBe(422)
    expect(short.body).toContain('at least 12 characters')
    expect(short.body).toContain('value="aino@example.com"')
    expect(short.body).not.toContain('short"')
  })

  it('signs in with a password, says the same of a wrong one and of an unknown address', async () => {
    const site = await open(openDatabase)
    await join(site)
    const browser = site.browser()
    const signIn = (email: string, password: string, more = {}) =>
      browser.post('/admin/sign-in', { email, password, ...more })
    const wrong = await signIn(OWNER.email, 'not this one at all')
    const unknown = await signIn('nobody@example.com', PASSWORD)
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401])
    const said = /role="alert"[^>]*>([^<]+)/
    expect(said.exec(wrong.body)?.[1]).toBe(said.exec(unknown.body)?.[1])
    expect(await browser.me()).toBeUndefined()

    const right = await signIn(OWNER.email, PASSWORD, { next: '/about' })
    expect([right.statusCode, right.headers.location]).toEqual([303, '/about'])
    expect(await browser.me()).toMatchObject({ email: OWNER.email })
    const away = await signIn(OWNER.email, PASSWORD, { next: '//evil.example' })
    expect(away.headers.location).toBe('/admin')

    await browser.post('/admin/sign-out', {})
    expect(await browser.me()).toBeUndefined()
  })

  it('a session is extended daily with one cookie a day', async () => {
    const site = await open(openDatabase)
    const { browser } = await join(site)
    const soon = new Date(Date.now() + 12 * DAY).toISOString()
    const calls = ['/api/admin/me', '/admin', '/admin/bar.js', '/admin/sign-in', '/api/docs']
    for (const url of calls) {
      await site.services.db.updateTable('auth_sessions').set({ expiresAt: soon }).execute()
      const lasting = Object.fromEntries(
        (await browser.get(url)).cookies.map(cookie => [cookie.name, cookie.maxAge]),
      )
      const lasts = (14 * DAY) / 1000
      expect([url, lasting]).toEqual([url, { 'vt.session_token': lasts, vt_staff: lasts }])
      expect((await browser.get(url)).cookies).toEqual([])
      expect(await browser.me()).toMatchObject({ name: 'Aino' })
    }
  })

  it('stops guessing after ten tries a minute from one address', async () => {
    const site = await open(openDatabase, { RATE_LIMIT: '1000' })
    await join(site)
    const statuses: number[] = []
    for (let tries = 0; tries < 12; tries++) {
      const answer = await site
        .browser()
        .post('/admin/sign-in', { email: OWNER.email, password: `guess number ${tries}` })
      statuses.push(answer.statusCode)
    }
    expect(statuses.slice(0, 9)).toEqual(Array(9).fill(401))
    expect(statuses.slice(-2)).toEqual([429, 429])
  })

  it('a new user without sign-in permission is told that the account exists and directed to sign-in', async () => {
    const site = await open(openDatabase, { RATE_LIMIT: '1000' })
    const guess = { email: OWNER.email, password: 'a guess at nobody' }
    for (let tries = 0; tries < 11; tries++) await site.browser().post('/admin/sign-in', guess)
    const { answer, browser } = await join(site)
    expect(answer.headers.location).toBe('/admin/sign-in?notice=account-ready')
    expect(await browser.me()).toBeUndefined()
    expect((await browser.get(String(answer.headers.location))).body).toContain(
      'Your account is ready, but there were too many sign-ins from your network.',
    )
  })

  it('mails a link for a new password, which ends other sessions and works once', async () => {
    const site = await open(openDatabase)
    const { browser } = await join(site)
    const asked = await site.browser().post('/admin/forgot', { email: OWNER.email })
    const unknown = await site.browser().post('/admin/forgot', { email: 'nobody@example.com' })
    expect(asked.body.replace(OWNER.email, '')).toBe(unknown.body.replace('nobody@example.com', ''))
    const waiting = await site.services.db.selectFrom('outbox').select('payload').execute()
    expect(waiting).toHaveLength(1)
    expect(waiting[0]?.payload).not.toContain('token=')

    const mail = await site.services.composeMail(JSON.parse(waiting[0]?.payload ?? '{}'))
    expect(mail).toMatchObject({ to: OWNER.email })
    const url = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    const token = url.searchParams.get('token') ?? ''
    const other = site.browser()
    const set = await other.post('/admin/reset', { token, password: 'another sentence to keep' })
    expect(set.statusCode).toBe(303)
    expect(await browser.me()).toBeUndefined()
    const replayed = await other.post('/admin/reset', {
      token,
      password: 'a third sentence to keep',
    })
    expect(replayed.statusCode).toBe(410)
    const log = await site.services.db.selectFrom('audit_log').selectAll().execute()
    const resets = log.filter(row => row.action === 'account.password-reset')
    expect(resets).toMatchObject([{ user_name: 'Aino' }])
    const signedIn = await other.post('/admin/sign-in', {
      email: OWNER.email,
      password: 'another sentence to keep',
    })
    expect(signedIn.statusCode).toBe(303)
    await createBackground(site.services, () => {}).drain()
  })

  it('disabling ends the sessions at once; the last owner cannot be disabled', async () => {
    const site = await open(openDatabase)
    const { browser } = await join(site)
    const { access } = site.services
    const owner = await browser.me()
    const actor = { id: owner?.id ?? null, name: 'Aino', address: null }
    expect(await access.staff.disable(owner?.id ?? '', actor)).toMatchObject({
      reason: 'last-owner',
    })
    expect(await access.staff.setRole(owner?.id ?? '', 'author', actor)).toMatchObject({
      reason: 'last-owner',
    })

    const made = await access.create(
      { email: 'kaisa@example.com', name: 'Kaisa', role: 'owner', password: PASSWORD },
      actor,
    )
    if (!made.ok) throw new Error(made.reason)
    const kaisa = site.browser()
    await kaisa.post('/admin/sign-in', { email: 'kaisa@example.com', password: PASSWORD })
    expect(await kaisa.me()).toMatchObject({ role: 'owner' })
    const both = await Promise.all([
      access.staff.disable(owner?.id ?? '', actor),
      access.staff.disable(made.member.id, actor),
    ])
    expect(both.filter(one => one.ok)).toHaveLength(1)
    const left = (await access.staff.list()).filter(one => one.disabledAt === undefined)
    expect(left).toHaveLength(1)
    const gone = left[0]?.id === owner?.id ? kaisa : browser
    expect(await gone.me()).toBeUndefined()
  })

  it('logs each action with its author', async () => {
    const site = await open(openDatabase)
    await join(site)
    const rows = await site.services.db.selectFrom('audit_log').selectAll().orderBy('id').execute()
    expect(rows.map(row => `${row.user_name} ${row.action}`).sort()).toEqual([
      'Aino session.started',
      'Aino user.joined',
    ])
  })

  it('has every table and column that better-auth asks for', async () => {
    const { services } = await open(openDatabase)
    const none = async () => {}
    const { options } = createAuth({
      db: services.db,
      secret: services.secret,
      publicUrl: services.env.publicUrl,
      signInLimit: 1,
      mailReset: none,
      onSignIn: none,
      onPasskey: none,
      onReset: none,
      onProblem: () => {},
    })
    for (const { modelName, fields } of Object.values(getAuthTables(options))) {
      const names = [
        'id',
        ...Object.entries(fields).map(([name, field]) => field.fieldName ?? name),
      ]
      const columns = sql.join(names.map(name => sql.ref(name)))
      await sql`select ${columns} from ${sql.table(modelName)}`.execute(services.db)
    }
  })
})
