import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { bounded } from '../src/server/http/health-routes.ts'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

describeDatabases('health checks', (openDatabase, kind) => {
  async function open() {
    const services = await openTestServices(openDatabase)
    return { services, app: await buildTestApp(services) }
  }

  it('reports a started server only while it listens', async () => {
    const { app } = await open()
    const early = await app.inject('/startupz')
    expect([early.statusCode, early.json()]).toEqual([503, { status: 'starting' }])
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/startupz`)
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'started' }])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('answers that the process runs and the database is closed', async () => {
    const { app, services } = await open()
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' })
    await services.connection.close()
    const ready = await app.inject('/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      { status: 'the database does not answer' },
    ])
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    // Balancers keep a copy that can send the pages in its cache.
    expect((await app.inject('/readyz/copy')).json()).toEqual({ status: 'ready' })
  })

  if (kind === 'postgres') {
    it('answers in time while every database connection hangs', async () => {
      const { app, services } = await open()
      const pids: number[] = []
      const hanging = Array.from({ length: 10 }, () =>
        services.db.connection().execute(async db => {
          const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
          pids.push(Number(rows[0]?.pid))
          await sql`select pg_sleep(60)`.execute(db)
        }),
      )
      const ended = Promise.allSettled(hanging)
      await expect.poll(() => pids.length).toBe(10)
      const answer = await app.inject('/readyz')
      expect([answer.statusCode, answer.json()]).toEqual([
        503,
        { status: 'the database does not answer' },
      ])
      expect((await app.inject('/healthz')).statusCode).toBe(200)
      const { default: pg } = await import('pg')
      const client = new pg.Client({ connectionString: services.env.databaseUrl })
      await client.connect()
      await client.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids])
      await client.end()
      await ended
      await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200)
    })
  }
})

it('shares a check that hangs among probes, and starts a new one after it', async () => {
  const hanging = Promise.withResolvers<undefined>()
  let calls = 0
  const check = bounded(
    'no answer',
    () => {
      calls++
      return hanging.promise
    },
    5,
  )
  expect(await Promise.all([check(), check()])).toEqual(['no answer', 'no answer'])
  expect(await check()).toBe('no answer')
  expect(calls).toBe(1)
  hanging.resolve(undefined)
  await hanging.promise
  await expect.poll(check).toBeUndefined()
  expect(calls).toBeGreaterThan(1)
})
