import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { connect, type Database } from '#db'
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
  await expect(interrupted).rejects.toThrow()

  const { rows } = await selectPid(db)
  expect(rows).toHaveLength(1)
})

const selectPid = (db: Database) => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
