import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SqliteFileDialect } from './sqlite-dialect.ts'

let folder: string
let db: Kysely<unknown>

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-sqlite-'))
  db = new Kysely({ dialect: new SqliteFileDialect(join(folder, 'vitrine.db')) })
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
})

/** Longer than a slice of `createTimeSlices`. */
const LONG_MS = 15

/** Occupies the event loop, as long statements do. */
function block() {
  const endsAt = performance.now() + LONG_MS
  while (performance.now() < endsAt);
}

it('reads do not wait before each statement while a long transaction runs', async () => {
  const reads = 10
  let statements = 0
  let isRead = false
  const job = db.transaction().execute(async tx => {
    while (!isRead) {
      await sql`select 1`.execute(tx)
      statements++
      block()
    }
  })
  await new Promise(resolve => setImmediate(resolve))
  const before = statements
  for (let count = 0; count < reads; count++) await sql`select 2`.execute(db)
  isRead = true
  expect(statements - before).toBeLessThan(reads / 2)
  await job
})

it('refuses writes with DB_BUSY while the disk is full, and takes them afterwards', async () => {
  await sql`create table texts (text text)`.execute(db)
  const add = () =>
    db
      .transaction()
      .execute(tx => sql`insert into texts values (${'x'.repeat(50_000)})`.execute(tx))
  await add()
  await sql`pragma max_page_count = 30`.execute(db)
  const answers = await Promise.allSettled([add(), add(), add()])
  const refused = answers.filter(answer => answer.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'DB_BUSY' })
  await sql`pragma max_page_count = 100000`.execute(db)
  await add()
  const { rows } = await sql<{ count: number }>`select count(*) as count from texts`.execute(db)
  expect(rows[0]?.count).toBe(2 + answers.length - refused.length)
})
