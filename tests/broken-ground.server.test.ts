import { rmSync, writeFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { migrate } from '#db'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { PASSWORD, StaffBrowser, signInAs } from './support/staff-browser.ts'

describeDatabases('on broken ground', openDatabase => {
  async function open(environment: Record<string, string> = {}) {
    const services = await openTestServices(openDatabase, environment)
    return { services, app: await buildTestApp(services) }
  }

  it('is not ready while nothing can be written to the data folder', async () => {
    const healthy = await open()
    expect((await healthy.app.inject('/readyz')).statusCode).toBe(200)
    const site = await open()
    const folder = `${site.services.env.dataDir}-gone`
    writeFileSync(folder, 'a file where the folder should be')
    const app = await buildTestApp({
      ...site.services,
      env: { ...site.services.env, dataDir: folder },
    })
    const answer = await app.inject('/readyz')
    rmSync(folder)
    expect([answer.statusCode, answer.json().status]).toEqual([
      ...[503, 'the data folder cannot be written to'],
    ])
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  })

  it('reports a failed session write as an error instead of a wrong password', async () => {
    const site = await open()
    const member = await signInAs(site, 'editor')
    const { email } = (await member.me()) ?? { email: '' }
    const printed = vi.spyOn(console, 'error')
    await sql`alter table auth_sessions rename to auth_sessions_gone`.execute(site.services.db)
    const browser = new StaffBrowser(site.app)
    const answer = await browser.post('/admin/sign-in', { email, password: PASSWORD })
    expect(answer.statusCode).toBe(500)
    expect(answer.body).toContain('Something broke on our side')
    // All messages are in the server's log.
    expect(printed).not.toHaveBeenCalled()
  })

  it('refuses a wrong password and an unknown address after the same time', async () => {
    const site = await open({ RATE_LIMIT: '1000' })
    const member = await signInAs(site, 'editor')
    const { email } = (await member.me()) ?? { email: '' }
    for (const one of [email, 'nobody@example.com']) {
      const startedAt = performance.now()
      const browser = new StaffBrowser(site.app)
      await browser.post('/admin/sign-in', { email: one, password: 'not this one' })
      expect(performance.now() - startedAt).toBeGreaterThanOrEqual(399)
    }
  })

  it('says in a sentence which step a database does not take', async () => {
    const { services } = await open()
    // biome-ignore lint/suspicious/noExplicitAny: the migrations table is not one of ours
    const db = services.db as Kysely<any>
    await db.deleteFrom('migrations').where('name', '=', '0060-staff-locale').execute()
    const failed = await migrate(services.db, services.connection.kind).catch(error => error)
    expect(failed).toMatchObject({ code: 'MIGRATION_FAILED' })
    expect(failed.message).toMatch(/^The database cannot .* step 0060-staff-locale fails \(.*\)\.$/)
  })
})
