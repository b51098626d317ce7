import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

const document = readFileSync(join(import.meta.dirname, '../docs/metrics.md'), 'utf8')
const documented = [...document.matchAll(/^\| `([a-z_0-9]+)` \| (counter|gauge|histogram) \|/gm)]

describeDatabases('the list of metrics', (openDatabase, kind) => {
  it('names every metric with its type, and no other', async () => {
    const services = await openTestServices(openDatabase)
    const app = await buildTestApp(services)
    const families = await app.readMetrics()
    const ofOther = kind === 'sqlite' ? /^vitrine_db_pool_/ : /^vitrine_db_(file|wal)_bytes/
    const ofPrimary = 'vitrine_workers_missing'
    const expected = documented.filter(([, name = '']) => !ofOther.test(name) && name !== ofPrimary)
    expect(families.map(({ name, type }) => `${name} ${type}`).sort()).toEqual(
      expected.map(([, name, type]) => `${name} ${type}`).sort(),
    )
    for (const { name, help } of families) expect(help, name).toMatch(/^[\w].*\.$/)
    await app.close()
  })

  it('shows the outbox by kind and answers without the database', async () => {
    const services = await openTestServices(openDatabase)
    const app = await buildTestApp(services)
    const nowMs = services.clock.now()
    const row = { payload: '{}', created_at: nowMs, attempts: 0, leased_until: 0 }
    await services.db
      .insertInto('outbox')
      .values([
        { ...row, id: 'a', kind: 'mail', due_at: nowMs - 60_000 },
        { ...row, id: 'b', kind: 'mail', due_at: nowMs, failed_at: nowMs },
        { ...row, id: 'c', kind: 'mail', due_at: nowMs, done_at: nowMs },
      ])
      .execute()
    const { body } = await app.inject('/metrics')
    expect(body).toContain('\nvitrine_outbox_waiting 2\n')
    expect(body).toContain('\nvitrine_outbox_queue{kind="mail"} 1\n')
    expect(body).toContain('\nvitrine_outbox_failed{kind="mail"} 1\n')
    expect(body).toMatch(/\nvitrine_outbox_overdue_seconds{kind="mail"} 6\d(\.\d+)?\n/)
    expect(body).toContain('\nvitrine_db_up 1\n')
    await services.connection.close()
    const answer = await app.inject('/metrics')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('\nvitrine_db_up 0\n')
    expect(answer.body).not.toContain('vitrine_outbox_waiting')
  })
})
