import { expect, it } from 'vitest'
import { HOUR } from '#base'
import { listServerErrors, storeCheckResult } from '#db'
import { createErrorRecorder } from '../src/server/http/record-errors.ts'
import { startSmtp } from './doubles/smtp.ts'
import { describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'

interface Item {
  id: string
  title: string
  state: string | null
  findings: { state: string; text: string; todo?: string }[]
  checkedAt: number | null
}

describeDatabases('the health of the site in the admin', openDatabase => {
  async function open(environment: Record<string, string> = {}) {
    const clock = createManualClock(Date.now())
    const services = await openTestServices(openDatabase, environment, clock)
    const app = await buildTestApp(services)
    const site = { services, clock, app }
    return { ...site, owner: await signInAs(site, 'owner') }
  }
  type Owner = Awaited<ReturnType<typeof open>>['owner']
  const read = async (owner: Owner, query = '') => {
    const { status, body } = await owner.call('GET', `/health${query}`)
    expect(status).toBe(200)
    return body as { items: Item[]; total: number }
  }
  const find = (items: Item[], id: string) => items.find(one => one.id === id)

  it('shows local checks at once, and the others after they ran', async () => {
    const { owner, clock, services } = await open({ SMTP_URL: 'smtp://127.0.0.1:9' })
    const before = (await read(owner)).items
    expect(find(before, 'database')).toMatchObject({ state: 'ok', checkedAt: clock.now() })
    expect(find(before, 'mail')).toMatchObject({ state: null, findings: [], checkedAt: null })
    expect((await owner.call('POST', '/health/mail/check')).status).toBe(204)
    const after = (await read(owner)).items
    expect(find(after, 'mail')).toMatchObject({ state: 'error', checkedAt: clock.now() })
    expect(find(after, 'certificate')?.state).toBeNull()
    const german = (await read(owner, '?lang=de')).items
    expect(find(german, 'mail')?.findings[0]?.todo).toMatch(/^Host und Port in SMTP_URL prüfen/)
    const attention = await read(owner, '?state=attention&perPage=1')
    expect(attention.items.map(({ id }) => id)).toContain('mail')
    expect(attention.items.map(({ id }) => id)).not.toContain('database')
    expect((await owner.call('POST', '/health/nothing/check')).status).toBe(404)
    // Another copy of the site sees the same results.
    expect((await services.health.read({})).find(({ id }) => id === 'mail')?.state).toBe('error')
  })

  it('runs no check in the background of a process that does not serve', async () => {
    const { services } = await open()
    await services.health.runTask()
    const states = (await services.health.read({})).map(({ id, state }) => [id, state])
    expect(states).toContainEqual(['certificate', null])
    services.health.startServing()
    await services.health.runTask()
    const ran = (await services.health.read({})).find(({ id }) => id === 'certificate')
    expect(ran?.state).toBe('ok')
  })

  it('asks for updates again after an upgrade, not only once a day', async () => {
    const { services, clock } = await open()
    services.health.startServing()
    const readUpdate = async () =>
      (await services.health.read({})).find(({ id }) => id === 'update') ?? { checkedAt: null }
    await services.health.runTask()
    const first = await readUpdate()
    clock.advance(6 * HOUR)
    await services.health.runTask()
    expect(await readUpdate()).toEqual(first)
    const facts = { latest: '9.0.0', version: '0.0.1', date: '2026-05-01', notes: '' }
    const findings = [{ state: 'warning', text: 'update.security', facts }]
    const result = JSON.stringify({ id: 'update', state: 'warning', findings, tookMs: 1 })
    await storeCheckResult(services.db, { id: 'update', result, checkedAt: clock.now() })
    await services.health.runTask()
    expect(await readUpdate()).toMatchObject({ state: 'ok', checkedAt: clock.now() })
  })

  it('sends a test email and shows the answer of the mail server', async () => {
    const smtp = await startSmtp()
    const { owner } = await open({ SMTP_URL: smtp.url })
    const sent = await owner.call('POST', '/health/test-mail')
    expect(sent.body.problem).toBeNull()
    expect(smtp.mails.at(-1)?.to?.[0]?.address).toBe(sent.body.to)
    smtp.behave('refuse')
    expect((await owner.call('POST', '/health/test-mail')).body.problem).toMatch(/451/)
    await smtp.stop()
  })

  it('empties the page cache', async () => {
    const { owner, app, services } = await open()
    await app.inject('/')
    await services.pages.settings.get()
    expect((await owner.call('POST', '/health/empty-cache')).status).toBe(204)
    const last = await services.db.selectFrom('invalidations').select('tags').execute()
    expect(last.map(({ tags }) => tags)).toContain('["*"]')
  })

  it('lists failed requests by their cause, without personal data', async () => {
    const { owner, services } = await open()
    const recorder = createErrorRecorder(services)
    for (const reference of ['aaaa1111', 'bbbb2222']) {
      recorder.record({ error: new Error('lost ada@example.com'), reference, route: '/*' })
    }
    await recorder.flush()
    recorder.record({ error: new Error('lost bob@example.com'), reference: 'cccc', route: '/*' })
    await recorder.flush()
    const { body } = await owner.call('GET', '/health/errors')
    expect(body.items).toMatchObject([
      { reference: 'cccc', route: '/*', message: 'Error: lost [email]', count: 3 },
    ])
    expect(find((await read(owner)).items, 'errors')?.state).toBe('warning')
    expect((await owner.call('DELETE', '/health/errors')).status).toBe(204)
    expect(find((await read(owner)).items, 'errors')?.state).toBe('ok')
  })

  it('stores the failure of a real request', async () => {
    const { services, app } = await open()
    const list = services.pages.settings.get
    services.pages.settings.get = async () => {
      throw new Error('settings are gone')
    }
    const answer = await app.inject({ url: '/no-such-page', headers: { accept: 'text/html' } })
    services.pages.settings.get = list
    expect(answer.statusCode).toBe(500)
    await app.close()
    expect(await listServerErrors(services.db, 5)).toMatchObject([
      { message: 'Error: settings are gone', count: 1 },
    ])
  })

  it('is for owners only', async () => {
    const { services, app } = await open()
    const editor = await signInAs({ services, app }, 'editor')
    for (const path of ['/health/check', '/health/test-mail', '/health/empty-cache']) {
      expect((await editor.call('POST', path)).status, path).toBe(403)
    }
    expect((await editor.call('GET', '/health')).status).toBe(403)
  })
})
