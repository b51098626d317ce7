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
