import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { createDatabase } from '../../tests/support/databases.ts'
import { type Connection, connect, withRelaxedDurability } from './index.ts'

const FULL = 2
const NORMAL = 1
const folders: string[] = []
const cleanups: (() => Promise<void>)[] = []
let connection: Connection | undefined

async function open() {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-dialect-'))
  folders.push(dataDir)
  connection = await connect({ dataDir })
  return connection.db
}

afterEach(async () => {
  await connection?.close()
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const level = async (db: Connection['db']) =>
  (await sql<{ synchronous: number }>`pragma synchronous`.execute(db)).rows[0]?.synchronous

test('a write waits for the disk unless its caller says that it need not', async () => {
  const db = await open()
  expect(await level(db)).toBe(FULL)
  expect(await withRelaxedDurability(() => level(db))).toBe(NORMAL)
  expect(await level(db)).toBe(FULL)
})

test('a transaction keeps its initial durability during concurrent requests', async () => {
  const db = await open()
  const cart = withRelaxedDurability(() => db.transaction().execute(tx => level(tx)))
  const order = db.transaction().execute(tx => withRelaxedDurability(() => level(tx)))
  expect([await cart, await order]).toEqual([NORMAL, FULL])
})

test('a transaction that is rolled back does not hold the next one to its durability', async () => {
  const db = await open()
  const refused = withRelaxedDurability(() =>
    db.transaction().execute(async () => {
      throw new Error('refused')
    }),
  )
  await expect(refused).rejects.toThrow('refused')
  expect(await db.transaction().execute(tx => level(tx))).toBe(FULL)
})

test('on Postgres a transaction waits for the disk unless its caller says that it need not', async () => {
  const databaseUrl = await createDatabase(cleanups)
  const { db, close } = await connect({ dataDir: '/tmp', databaseUrl })
  cleanups.push(close)
  // Test clusters do not wait for the disk at all.
  const commit = (relax: <T>(work: () => Promise<T>) => Promise<T>) =>
    relax(() =>
      db.connection().execute(async one => {
        await sql`set synchronous_commit = on`.execute(one)
        const { rows } = await one
          .transaction()
          .execute(tx => sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(tx))
        return rows[0]?.synchronous_commit
      }),
    )
  expect(await commit(work => work())).toBe('on')
  expect(await commit(withRelaxedDurability)).toBe('off')
  expect(await commit(work => work())).toBe('on')
})
