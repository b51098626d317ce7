import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { type Connection, connect, migrate } from '#db'
import { openTestServices } from './support/services.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-busy-'))
let connection: Connection | undefined
afterAll(async () => {
  await connection?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

it('waits for another process’s transaction on the file without stopping its own', async () => {
  const services = await openTestServices(async () => {
    connection = await connect({ dataDir })
    await migrate(connection.db, connection.kind)
    return { ...connection, url: undefined, dataDir }
  })
  // SQLite's own waiting would stop the process.
  const { rows } = await sql`pragma busy_timeout`.execute(services.db)
  expect(rows).toEqual([{ timeout: 0 }])
  const other = new DatabaseSync(join(services.env.dataDir, 'vitrine.db'))
  other.exec('begin immediate')
  const document = {
    schema: 1,
    upgrades: {},
    root: { props: { title: 'Waits' } },
    content: [],
  }
  let isSaved = false
  const save = services.pages
    .save({ path: '/waits', document, author: 'test', publish: true })
    .then(saved => {
      isSaved = true
      return saved
    })
  // It asks again and again, and in between the process has all its turns.
  for (let turns = 0; turns < 50; turns++) await wait(5)
  expect(isSaved).toBe(false)
  other.exec('commit')
  other.close()
  expect(await save).toMatchObject({ ok: true })
})
