import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { connect, type Database, transactionAdvisoryLock } from '#db'
import { createDatabase } from '../../tests/support/databases.ts'

const cleanups: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp()
})

it('lives on when Postgres ends a connection within a transaction', async () => {
  const databaseUrl = await createDatabase(cleanups)
  const { db, close } = await connect({ dataDir: '/tmp', databaseUrl })
  cleanups.push(close)
  const killer = new pg.Client({ connectionString: databaseUrl })
  await killer.connect()
  cleanups.push(() => killer.end())

  const interrupted = db.transaction().execute(async tx => {
    const { rows } = await selectPid(tx)
    await killer.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await selectPid(tx)
  })
  // Results in a 503 response, like a busy database.
  await expect(interrupted).rejects.toMatchObject({ code: 'DB_BUSY' })

  const { rows } = await selectPid(db)
  expect(rows).toHaveLength(1)
})

const selectPid = (db: Database) => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)

it('gives up waiting for a lock, so that no connection is held for good', async () => {
  const databaseUrl = await createDatabase(cleanups)
  const { db, close } = await connect({ dataDir: '/tmp', databaseUrl })
  cleanups.push(close)
  const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(db)
  expect(rows).toEqual([{ lock_timeout: '10s' }])
  const locked = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  const holder = db.transaction().execute(async tx => {
    await transactionAdvisoryLock({ tx, kind: 'postgres' }, 'product-imports')
    locked.resolve()
    await done.promise
  })
  await locked.promise
  const waiting = db.transaction().execute(async tx => {
    await sql`set local lock_timeout = 50`.execute(tx)
    await transactionAdvisoryLock({ tx, kind: 'postgres' }, 'product-imports')
  })
  await expect(waiting).rejects.toMatchObject({ code: 'DB_BUSY' })
  done.resolve()
  await holder
})
