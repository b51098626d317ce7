import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { type Connection, connect, withRelaxedDurability } from '../index.ts'

const FULL = 2
const NORMAL = 1
const folders: string[] = []
let connection: Connection | undefined

async function open() {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-dialect-'))
  folders.push(dataDir)
  connection = await connect({ dataDir })
  return connection.db
}

afterEach(async () => {
  await connection?.close()
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
