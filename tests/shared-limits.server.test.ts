import { expect, it, vi } from 'vitest'
import { countRequest, pruneRequestCounts } from '#db'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

/** Of `POST /api/consent`. */
const LIMIT = 20

describeDatabases('limits of requests', (openDatabase, kind) => {
  async function openTwo(environment: Record<string, string>) {
    const limited = { RATE_LIMIT: '1000', ...environment }
    const services = await openTestServices(openDatabase, limited)
    const connection = {
      ...services.connection,
      url: services.env.databaseUrl,
      dataDir: services.env.dataDir,
    }
    const others = await openTestServices(async () => connection, limited)
    const apps = [await buildTestApp(services), await buildTestApp(others)] as const
    const post = async (app: 0 | 1) =>
      (await apps[app].inject({ method: 'POST', url: '/api/consent' })).statusCode
    return { services, post }
  }

  const shared = { WORKERS: '2' }

  it('count for all processes together', async () => {
    const { post } = await openTwo(shared)
    const statuses = await Promise.all(
      Array.from({ length: 2 * LIMIT }, (_, index) => post(index % 2 === 0 ? 0 : 1)),
    )
    expect(statuses.filter(status => status === 429)).toHaveLength(LIMIT)
  })

  it('store no IP addresses', async () => {
    const { services, post } = await openTwo(shared)
    await post(0)
    const rows = await services.db.selectFrom('request_counts').select('key').execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1')
  })

  it('let requests through if the database does not count', async () => {
    const { services, post } = await openTwo(shared)
    await services.db.schema.dropTable('request_counts').execute()
    const statuses = []
    for (let request = 0; request < LIMIT + 3; request++) statuses.push(await post(0))
    expect(statuses).not.toContain(429)
  })

  it('begin a new window by the clock of the database', async () => {
    const { db } = await openDatabase()
    const count = (windowMs: number) => countRequest(db, { key: 'a', windowMs })
    expect((await count(60_000)).count).toBe(1)
    const second = await count(60_000)
    expect(second.count).toBe(2)
    expect(second.leftMs).toBeLessThanOrEqual(60_000)
    await db
      .updateTable('request_counts')
      .set(eb => ({ ends_at: eb('ends_at', '-', 60_000) }))
      .execute()
    expect((await count(60_000)).count).toBe(1)
    await pruneRequestCounts(db)
    expect(await db.selectFrom('request_counts').selectAll().execute()).toHaveLength(1)
    await db.updateTable('request_counts').set({ ends_at: 1 }).execute()
    await pruneRequestCounts(db)
    expect(await db.selectFrom('request_counts').selectAll().execute()).toEqual([])
  })

  if (kind === 'sqlite') {
    it('cost no query if there is one process', async () => {
      const { services, post } = await openTwo({})
      const spy = vi.spyOn(services.db, 'insertInto')
      const statuses = []
      for (let request = 0; request < LIMIT + 2; request++) statuses.push(await post(0))
      expect(statuses.filter(status => status === 429)).toHaveLength(2)
      expect(spy).not.toHaveBeenCalledWith('request_counts')
    })
  }
})
