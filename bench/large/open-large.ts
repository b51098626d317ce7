import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '../../tests/support/postgres-cluster.ts'
import { removeFolder, root, type Site, startSite } from '../site.ts'
import { fillLarge } from './fill-large.ts'

export interface LargeSite {
  site: Site
  /** Folder on the disk whose commits are measured. */
  folder: string
  databaseUrl: string | undefined
  stop(): Promise<void>
}

/** A server with the large SQLite database. The filled folder is kept until the schema changes. */
export async function openLargeSqlite(): Promise<LargeSite> {
  const filled = join(tmpdir(), `vitrine-bench-large-${digest()}`)
  if (!existsSync(filled)) {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-fill-'))
    await fillLarge(folder)
    renameSync(folder, filled)
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  cpSync(filled, dataDir, { recursive: true })
  const site = await startSite({ dataDir })
  const stop = async () => {
    await site.stop()
    removeFolder(dataDir)
  }
  return { site, folder: dataDir, databaseUrl: undefined, stop }
}

/** The same on a Postgres with durable commits, which is filled each time. */
export async function openLargePostgres(): Promise<LargeSite> {
  const cluster = await startCluster({ isDurable: true })
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  try {
    await fillLarge(dataDir, cluster.url)
    const site = await startSite({ dataDir, env: { DATABASE_URL: cluster.url } })
    const stop = async () => {
      await site.stop()
      await cluster.stop()
      removeFolder(dataDir)
    }
    return { site, folder: dataDir, databaseUrl: cluster.url, stop }
  } catch (error) {
    await cluster.stop()
    removeFolder(dataDir)
    throw error
  }
}

/** Hash of the migrations and of the code that fills the database. */
function digest(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(join(root, 'src/db/migrations')).sort()) hash.update(name)
  for (const name of ['fill-large.ts', 'large-tables.ts', 'copy-sql.ts']) {
    hash.update(readFileSync(join(import.meta.dirname, name)))
  }
  return hash.digest('hex').slice(0, 12)
}
