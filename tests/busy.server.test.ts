import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
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
  const other = new DatabaseSync(join(services.env.dataDir, 'vitrine.db'))
  other.exec('begin immediate')
  let longestPauseMs = 0
  let last = performance.now()
  const pulse = setInterval(() => {
    longestPauseMs = Math.max(longestPauseMs, performance.now() - last)
    last = performance.now()
  }, 5)
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
  await new Promise(resolve => setTimeout(resolve, 600))
  expect(isSaved).toBe(false)
  other.exec('commit')
  other.close()
  expect(await save).toMatchObject({ ok: true })
  clearInterval(pulse)
  expect(longestPauseMs).toBeLessThan(300)
})
