import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { DAY } from '#base'
import { addToOutbox, connect, migrate } from '#db'
import { createDatabase } from './support/databases.ts'
import { startProduction } from './support/production.ts'

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-first-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function emptyPostgres() {
  const cleanups: (() => Promise<void>)[] = []
  onTestFinished(async () => {
    for (const cleanUp of cleanups) await cleanUp()
  })
  return createDatabase(cleanups)
}

/** Starts processes at the same moment, and counts rows when all of them serve. */
async function startTogether(places: readonly { dataDir: string; databaseUrl?: string }[]) {
  const sites = await Promise.all(
    places.map(async ({ dataDir, databaseUrl }) => {
      const site = await startProduction({
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        SECRET_KEY: 'the key of all copies of this site',
        DEMO: '1',
      })
      onTestFinished(() => site.kill())
      const html = await fetch(site.url).then(answer => answer.text())
      return { ...site, html }
    }),
  )
  const [first] = places
  const { db, close } = await connect({ dataDir: '', ...first })
  onTestFinished(close)
  const count = async (
    table: 'pages' | 'products' | 'media' | 'reviews' | 'comments' | 'menus',
  ) => {
    const { fn } = db
    const { rows } = await db
      .selectFrom(table)
      .select(fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
    return Number(rows)
  }
  const tables = ['pages', 'products', 'media', 'reviews', 'comments', 'menus'] as const
  const counts = Object.fromEntries(
    await Promise.all(tables.map(async table => [table, await count(table)] as const)),
  )
  return { sites, counts }
}

const WAITED = /Waiting for another process that migrates or fills the database/

it('fills an empty database once, however many copies start at the same moment', async () => {
  const alone = await startTogether([{ dataDir: temporaryFolder() }])
  expect(alone.counts.products).toBeGreaterThan(5)

  const databaseUrl = await emptyPostgres()
  const copies = ['a', 'b'].map(() => ({ dataDir: temporaryFolder(), databaseUrl }))
  const together = await startTogether(copies)
  expect(together.counts).toEqual(alone.counts)
  expect(together.sites.filter(({ output }) => WAITED.test(output()))).toHaveLength(1)
  for (const { html } of together.sites) expect(html).toContain('Atelier Nord')

  const dataDir = temporaryFolder()
  const processes = await startTogether([{ dataDir }, { dataDir }])
  expect(processes.counts).toEqual(alone.counts)
})

it('continues the deliveries of a killed server at once if it is alone on SQLite', async () => {
  const dataDir = temporaryFolder()
  const { db, kind, close } = await connect({ dataDir })
  onTestFinished(close)
  await migrate(db, kind)
  await addToOutbox(db, { kind: 'unknown', payload: {} }, Date.now())
  await db
    .updateTable('outbox')
    .set({ lease: 'killed', leased_until: Date.now() + DAY })
    .execute()
  const site = await startProduction({ DATA_DIR: dataDir })
  onTestFinished(() => site.kill())
  const attempts = async () =>
    (await db.selectFrom('outbox').select('attempts').executeTakeFirstOrThrow()).attempts
  await expect.poll(attempts, { timeout: 30_000 }).toBe(1)
})
