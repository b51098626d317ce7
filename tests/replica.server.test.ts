import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { connect, migrate, readFromReplica, readStandbyFacts } from '#db'
import type { CheckDeps } from '../src/server/checks/check.ts'
import { standbyCheck } from '../src/server/checks/standby.ts'
import { publishText, readPage } from './support/pages.ts'
import { startCluster } from './support/postgres-cluster.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

/** Of the standby behind the primary. */
const DELAY_MS = 2500
/** Generous timeout for busy machines. */
const PATIENCE = { timeout: 30_000, interval: 50 }

const cleanups: (() => unknown)[] = []
afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp()
})

async function open() {
  const cluster = await startCluster({ isReplicated: true })
  cleanups.push(() => cluster.stop())
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-replica-'))
  cleanups.push(() => rmSync(dataDir, { recursive: true }))
  const first = await connect({ dataDir, databaseUrl: cluster.url })
  await migrate(first.db, first.kind)
  await first.close()
  const standby = await cluster.startStandby?.([`recovery_min_apply_delay=${DELAY_MS}ms`])
  if (!standby) return undefined
  const connection = await connect({
    dataDir,
    databaseUrl: cluster.url,
    replicaUrls: [standby.url],
  })
  cleanups.push(() => connection.close())
  const opened = {
    ...connection,
    url: cluster.url,
    dataDir,
    leave: async () => {},
    beforeClose: (finish: () => Promise<void>) => void cleanups.push(finish),
  }
  const environment = { DATABASE_REPLICA_URL: standby.url }
  const services = await openTestServices(async () => opened, environment)
  return { db: connection.db, services, standby, primaryUrl: cluster.url }
}

const site = await open()

const isInRecovery = async () => {
  const asked = sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(site?.db as never)
  return (await asked).rows[0]?.is
}

it.skipIf(!site)(
  'pages of visitors are read from a replica, and never cached from before a change',
  async () => {
    if (!site) return
    const { db, services, standby, primaryUrl } = site
    expect(await isInRecovery()).toBe(false)
    expect(await readFromReplica(isInRecovery)).toBe(true)
    // Changes and transactions use the primary.
    const inTransaction = () =>
      db.transaction().execute(async tx => {
        const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(tx)
        return rows[0]?.is
      })
    expect(await readFromReplica(inTransaction)).toBe(false)
    const locked = () => db.selectFrom('pages').select('id').forUpdate().execute()
    expect(await readFromReplica(locked)).toEqual([])

    // Unlogged tables are not on the standby.
    const unlogged = () => db.selectFrom('shared_pages').select('key').execute()
    expect(await readFromReplica(unlogged)).toEqual([])

    const put = (path: string, text: string) => publishText(services, path, text)
    await readFromReplica(() => put('/a', 'Before'))
    const app = await buildTestApp(services)
    const get = (path: string, cookie?: string) => readPage(app, path, cookie)

    // Visitors with a cart see the page at once, others when the replica has it.
    expect(await get('/a', 'vt_cart=1')).toContain('Before')
    await put('/b', 'New')
    expect(await get('/b')).not.toContain('New')
    expect(await get('/b', 'vt_consent=1')).not.toContain('New')
    expect(await get('/b', 'vt_cart=1')).toContain('New')
    await expect.poll(() => get('/b'), PATIENCE).toContain('New')
    const isCached = async () => {
      await get('/a')
      return app.cache.get('/a') !== undefined
    }
    await expect.poll(isCached, PATIENCE).toBe(true)

    const changedAt = performance.now()
    await put('/a', 'After')
    const seen: string[] = []
    await expect
      .poll(async () => {
        const text = (await get('/a')).includes('After') ? 'After' : 'Before'
        seen.push(text)
        return text
      }, PATIENCE)
      .toBe('After')
    expect(performance.now() - changedAt).toBeGreaterThan(DELAY_MS / 2)
    for (let again = 0; again < 20; again++) expect(await get('/a')).toContain('After')
    expect(seen[0]).toBe('Before')

    // The check of the doctor measures the delay, however old the last change is.
    const examine = async () => {
      const [found] = await standbyCheck.run({
        env: services.env,
        openDatabase: async () => ({ db, kind: 'postgres' }),
      } as unknown as CheckDeps)
      return found
    }
    await expect.poll(async () => (await examine())?.facts.ms, PATIENCE).toBeLessThan(DELAY_MS / 2)
    // The cluster of tests writes its log a moment after a commit.
    let changes = 0
    const change = () => put('/c', `Change ${++changes}`)
    const delay = async () => {
      await change()
      const measured = await examine()
      return measured?.state === 'ok' ? measured.facts.ms : undefined
    }
    await expect.poll(delay, PATIENCE).toBeGreaterThan(DELAY_MS / 2)
    const early = async () => {
      await change()
      return readStandbyFacts(db, standby.url, 100)
    }
    await expect.poll(early, PATIENCE).toEqual({ isStandby: true, delayMs: undefined })
    const wrong = await readStandbyFacts(db, primaryUrl, 100)
    expect(wrong).toEqual({ isStandby: false, delayMs: undefined })

    // A lost replica: the primary answers, and nothing older stays in the cache.
    await put('/a', 'Latest')
    await standby.stop()
    await expect.poll(() => get('/a'), PATIENCE).toContain('Latest')
    expect(await readFromReplica(isInRecovery)).toBe(false)
    const lost = await examine()
    expect(lost).toMatchObject({ state: 'warning', text: 'standby.unreachable' })
    expect(JSON.stringify(lost)).not.toContain('vitrine@')
  },
)
