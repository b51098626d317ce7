import { createHmac } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MINUTE } from '#base'
import { describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { PASSWORD, StaffBrowser, signInAs } from './support/staff-browser.ts'

const STEP_MS = 30_000

/** Authenticator code (RFC 6238), `ahead` steps in the future. */
function totp(secret: string, ahead = 0): string {
  const bits = [...secret.replaceAll('=', '')]
    .map(letter => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + ahead))
  const hash = createHmac('sha1', key).update(counter).digest()
  const code = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(code % 1_000_000).padStart(6, '0')
}

describeDatabases('limits of an account', openDatabase => {
  // In the middle of a step, so that a code is still valid when it arrives.
  beforeEach(() => {
    const step = Math.floor(Date.now() / STEP_MS)
    vi.useFakeTimers({ toFake: ['Date'], now: (step + 0.5) * STEP_MS })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  async function open(environment: Record<string, string> = {}) {
    const clock = createManualClock(Date.now())
    const services = await openTestServices(openDatabase, environment, clock)
    return { services, clock, app: await buildTestApp(services) }
  }
  type Site = Awaited<ReturnType<typeof open>>

  async function linksOf({ services }: Site) {
    const rows = await services.db.selectFrom('outbox').select('payload').orderBy('id').execute()
    const mails = await Promise.all(rows.map(row => services.composeMail(JSON.parse(row.payload))))
    return mails.map(mail => new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://none'))
  }

  async function withTwoFactor(site: Site) {
    const member = await signInAs(site, 'editor')
    const { email } = (await member.me()) ?? { email: '' }
    const begun = await member.call('POST', '/account/two-factor', { password: PASSWORD })
    const secret = new URL(begun.body.uri).searchParams.get('secret') ?? ''
    const code = totp(secret, -1)
    await member.call('POST', '/account/two-factor/confirm', { code })
    const pending = async () => {
      const browser = new StaffBrowser(site.app)
      await browser.post('/admin/sign-in', { email, password: PASSWORD })
      return browser
    }
    return { member, secret, pending, confirmedBy: code }
  }

  it('a link for a new password is dead once another one, or the present password, set a new one', async () => {
    const site = await open()
    const member = await signInAs(site, 'editor')
    const { email } = (await member.me()) ?? { email: '' }
    const ask = () => new StaffBrowser(site.app).post('/admin/forgot', { email })
    const set = async (url: URL | undefined, password: string) =>
      (
        await new StaffBrowser(site.app).post('/admin/reset', {
          token: url?.searchParams.get('token') ?? '',
          password,
        })
      ).statusCode
    await ask()
    await ask()
    const [older, newer] = await linksOf(site)
    expect(await set(newer, 'a second sentence to keep')).toBe(303)
    expect(await set(older, 'a third sentence to keep')).toBe(410)

    await ask()
    const [, , third] = await linksOf(site)
    const browser = new StaffBrowser(site.app)
    await browser.post('/admin/sign-in', { email, password: 'a second sentence to keep' })
    const changed = await browser.call('POST', '/account/password', {
      password: 'a second sentence to keep',
      newPassword: 'a fourth sentence to keep',
    })
    expect(changed.status).toBe(204)
    expect(await set(third, 'a fifth sentence to keep')).toBe(410)
  })

  it('an authenticator code works once in any browser (RFC 6238 §5.2)', async () => {
    const site = await open()
    const { pending, secret, confirmedBy } = await withTwoFactor(site)
    const first = await pending()
    // The confirmation already used this code.
    const replayed = await first.post('/admin/second-step', { code: confirmedBy })
    expect(replayed.statusCode).toBe(401)
    const code = totp(secret)
    const both = await Promise.all(
      [first, await pending()].map(browser => browser.post('/admin/second-step', { code })),
    )
    expect(both.map(answer => answer.statusCode).sort()).toEqual([303, 401])
    const later = await pending()
    expect((await later.post('/admin/second-step', { code })).statusCode).toBe(401)
    expect(await later.me()).toBeUndefined()
    const next = await later.post('/admin/second-step', { code: totp(secret, 1) })
    expect(next.statusCode).toBe(303)
  })

  it('wrong codes end a pending sign-in, and rest the second step of the account', async () => {
    const site = await open()
    const { pending, secret } = await withTwoFactor(site)
    const browser = await pending()
    for (let tries = 0; tries < 5; tries++) {
      await browser.post('/admin/second-step', { code: '000000' })
    }
    expect((await browser.post('/admin/second-step', { code: totp(secret) })).statusCode).not.toBe(
      303,
    )
    expect(await browser.me()).toBeUndefined()
    // From any IP address.
    const other = await pending()
    for (let tries = 0; tries < 5; tries++) {
      await other.post('/admin/second-step', { code: '000000' })
    }
    const third = await pending()
    const locked = await third.post('/admin/second-step', { code: totp(secret, 1) })
    expect(locked.statusCode).toBe(429)
    expect(await third.me()).toBeUndefined()
  })

  const guessFrom = async ({ app }: Site, address: string, guess: number) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/admin/sign-in',
      payload: new URLSearchParams({
        email: 'nobody@example.com',
        password: `guess number ${guess}`,
      }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': address,
      },
    })
    return statusCode
  }
  const guesses = (count: number) => Array.from({ length: count }, (_, guess) => guess)

  it('trusts only named proxies, so forged addresses give no further attempts', async () => {
    const statuses = (site: Site) =>
      Promise.all(guesses(12).map(guess => guessFrom(site, `203.0.113.${guess}`, guess)))
    const direct = await open({ RATE_LIMIT: '1000' })
    const proxied = await open({ RATE_LIMIT: '1000', TRUST_PROXY: 'loopback' })
    const [ofOne, ofMany] = await Promise.all([statuses(direct), statuses(proxied)])
    expect(ofOne).toContain(429)
    expect(ofMany).not.toContain(429)
  })

  it('counts tries that come at once one after another', async () => {
    const site = await open({ RATE_LIMIT: '1000' })
    const { db } = site.services
    const atOnce = (count: number) =>
      Promise.all(guesses(count).map(guess => guessFrom(site, '203.0.113.1', guess)))
    expect(await atOnce(1)).toEqual([401])
    // Concurrent attempts wait for the count.
    const [statuses] = await db.transaction().execute(async tx => {
      await tx.updateTable('auth_rate_limits').set({ count: 9 }).where('count', '=', 1).execute()
      const waiting = atOnce(8)
      await setTimeout(300)
      return [waiting]
    })
    expect((await statuses).sort()).toEqual([401, ...guesses(7).map(() => 429)])
  })

  it('limits guessing from changing addresses but not for known browsers', async () => {
    const site = await open({ RATE_LIMIT: '1000', TRUST_PROXY: 'loopback' })
    const owner = await signInAs(site, 'owner')
    const { email } = (await owner.me()) ?? { email: '' }
    const tries = Array.from({ length: 60 }, (_, n) => n)
    const guess = (n: number, browser = new StaffBrowser(site.app)) =>
      browser.post(
        '/admin/sign-in',
        { email, password: n === 0 ? PASSWORD : `guess ${n}` },
        { 'x-forwarded-for': `198.51.100.${n}` },
      )
    const guesses = await Promise.all(tries.map(n => guess(n + 1)))
    for (const { statusCode } of guesses) expect(statusCode).toBe(401)
    expect((await guess(0)).statusCode).toBe(429)
    await owner.post('/admin/sign-out', {})
    expect((await guess(0, owner)).statusCode).toBe(303)
  })

  it('sends at most five password links an hour per account, without revealing it', async () => {
    const site = await open({ RATE_LIMIT: '1000', TRUST_PROXY: 'loopback' })
    const owner = await signInAs(site, 'owner')
    const { email } = (await owner.me()) ?? { email: '' }
    const bodies = new Set<string>()
    for (let n = 0; n < 8; n++) {
      const headers = { 'x-forwarded-for': `198.51.100.${n}` }
      bodies.add((await new StaffBrowser(site.app).post('/admin/forgot', { email }, headers)).body)
    }
    expect(bodies.size).toBe(1)
    expect(await linksOf(site)).toHaveLength(5)
  })
  it('keeps the count of an account when that of an address has run out', async () => {
    const site = await open({ RATE_LIMIT: '1000', TRUST_PROXY: 'loopback' })
    const owner = await signInAs(site, 'owner')
    const { email } = (await owner.me()) ?? { email: '' }
    const ask = () => new StaffBrowser(site.app).post('/admin/forgot', { email })
    for (let n = 0; n < 5; n++) await ask()
    expect(await linksOf(site)).toHaveLength(5)
    vi.setSystemTime(Date.now() + 11 * MINUTE)
    for (let n = 0; n < 3; n++) expect((await ask()).statusCode).toBe(200)
    expect(await linksOf(site)).toHaveLength(5)
  })
})
