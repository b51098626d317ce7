import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { type Connection, connect, migrate } from '#db'
import { buildTestApp, openTestServices } from './support/services.ts'

const NEVER_ASKED = ['/one', '/two', '/three']

let dataDir: string
let connection: Connection
let services: Awaited<ReturnType<typeof openTestServices>>
let other: DatabaseSync

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-busy-'))
  services = await openTestServices(async () => {
    connection = await connect({ dataDir })
    await migrate(connection.db, connection.kind)
    const leave = async () => {}
    return { ...connection, url: undefined, dataDir, leave, beforeClose: onTestFinished }
  })
  for (const path of ['/waits', ...NEVER_ASKED]) {
    await services.pages.save({ ...page(path, 'Before'), publish: true })
  }
  other = new DatabaseSync(join(dataDir, 'vitrine.db'))
})

afterEach(async () => {
  other.close()
  await connection.close()
  rmSync(dataDir, { recursive: true, force: true })
})

function page(path: string, title: string) {
  const document = { schema: 1 as const, upgrades: {}, root: { props: { title } }, content: [] }
  return { path, document, author: 'test' }
}

it('answers pages while another process writes, and writes once that is done', async () => {
  const app = await buildTestApp(services)
  other.exec('begin immediate')
  let isSaved = false
  const save = services.pages.save({ ...page('/waits', 'After'), publish: true }).then(saved => {
    isSaved = true
    return saved
  })
  // Uncached reads do not wait for pending writes.
  for (const path of NEVER_ASKED) {
    const answer = await app.inject(path)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('Before')
  }
  expect(isSaved).toBe(false)
  other.exec('commit')
  expect(await save).toMatchObject({ ok: true })
  expect((await app.inject('/waits')).body).toContain('After')
  await app.close()
})

it('refuses a write with a message during constant foreign writes, and continues reading', async () => {
  const app = await buildTestApp(services)
  other.exec('begin immediate')
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let isRefused = false
  const refused = expect(services.pages.save({ ...page('/waits', 'Never'), publish: true }))
    .rejects.toMatchObject({ code: 'DB_BUSY' })
    .finally(() => {
      isRefused = true
    })
  // The wait begins only after reads of unknown duration, so one advance could come too early.
  while (!isRefused) await vi.advanceTimersByTimeAsync(1000)
  await refused
  vi.useRealTimers()
  expect((await app.inject('/waits')).body).toContain('Before')
  other.exec('rollback')
  expect(await services.pages.save({ ...page('/later', 'Later'), publish: true })).toMatchObject({
    ok: true,
  })
  await app.close()
})
