import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ok, refuse } from '#base'
import { FILE_STORES, type FileStorage, keyOf } from '#storage'
import { PLACEHOLDER_IDS } from '../adapters/placeholders.ts'
import type { Env } from '../env.ts'
import type { openServices } from '../services/create-services.ts'
import { type BackupSource, IncompleteBackup } from './backup-source.ts'
import { openFolder } from './folder-source.ts'
import { loadTables } from './load-tables.ts'
import { rebuildDerived } from './rebuild-derived.ts'
import { type AnyTables, listTables, migrationNames, type Table } from './tables.ts'
import { upgradeSource } from './upgrade-source.ts'

type Services = Awaited<ReturnType<typeof openServices>>

export interface RestoreProgress {
  step: 'files' | 'tables'
  files: number
  rows: number
}

interface RestoreOptions {
  /** Replaces a site with content. */
  replace: boolean
  onProgress?: (progress: RestoreProgress) => void
}

/** Replaces the site with a backup in a simple folder; see `restoreSource`. */
export async function restoreSite(services: Services, env: Env, folder: string, replace: boolean) {
  return alone(services, async () => {
    const opened = await openFolder(folder)
    return opened.ok ? replaceSite(services, env, opened.source, { replace }) : opened
  })
}

/**
 * Replaces the site with a backup. Files are restored first and all tables in one transaction, so
 * that every referenced file exists at any time. A backup of an older schema is migrated. Refuses to
 * run beside a server, with an incomplete backup or one of a newer schema, and on a site or storage
 * with content unless `replace` is set, because files that are not in the backup are deleted.
 */
export const restoreSource = (
  services: Services,
  env: Env,
  source: BackupSource,
  options: RestoreOptions,
) => alone(services, () => replaceSite(services, env, source, options))

async function alone<Outcome>(services: Services, work: () => Promise<Outcome>) {
  const release = await services.connection.lock.own()
  if (!release) return refuse('in-use')
  return work().finally(release)
}

async function replaceSite(
  services: Services,
  env: Env,
  given: BackupSource,
  options: RestoreOptions,
) {
  const db = services.db as AnyTables
  const tables = await listTables(db, services.connection.kind)
  if (!options.replace) {
    if (await holdsSomething(db, tables)) return refuse('not-empty')
    if (await hasFiles(services.storage)) return refuse('has-files')
  }
  try {
    const current = await migrationNames(db)
    const isCurrent = given.migrations.join() === current.join()
    const source = isCurrent ? given : await upgradeSource(given, env.dataDir)
    if (!source) return refuse('other-version')
    try {
      if (source.migrations.join() !== current.join()) return refuse('other-version')
      const names = new Set(source.tables.map(table => table.name))
      if (tables.some(table => !names.has(table.name))) return refuse('not-whole')
      return await replaceWith(services, env, source, tables, options)
    } finally {
      await source.close?.()
    }
  } catch (error) {
    if (error instanceof IncompleteBackup) return refuse('not-whole')
    throw error
  }
}

async function replaceWith(
  services: Services,
  env: Env,
  source: BackupSource,
  tables: readonly Table[],
  { onProgress = () => {} }: RestoreOptions,
) {
  const { connection, storage } = services
  const progress: RestoreProgress = { step: 'files', files: 0, rows: 0 }
  const restored = new Set<string>()
  for await (const file of source.files()) {
    const store = storage.store(file.store)
    restored.add(`${file.store}/${file.name}`)
    const isThere = file.sha256 !== undefined && (await store.hash(file.name)) === file.sha256
    if (!isThere) {
      await source.withLocalFile(file, path => store.put(file.name, path, { replace: true }))
    }
    onProgress({ ...progress, files: ++progress.files })
  }
  let rows = 0
  await services.db.transaction().execute(async transaction => {
    const tx = transaction as AnyTables
    for (const { name } of tables.toReversed()) await tx.deleteFrom(name).execute()
    rows = await loadTables(tx, connection.kind, source, count => {
      progress.rows += count
      onProgress({ ...progress, step: 'tables' })
    })
    await rebuildDerived(transaction, services)
  })
  for (const name of FILE_STORES) {
    const store = storage.store(name)
    for await (const file of store.list()) {
      if (!restored.has(`${name}/${file.name}`)) await store.remove(file.name)
    }
  }
  if (source.secret) await keepSecret(join(env.dataDir, 'secret'), source.secret)
  return ok({ rows, files: restored.size })
}

async function keepSecret(file: string, secret: string) {
  await writeFile(`${file}.part`, secret, { mode: 0o600 })
  await rename(`${file}.part`, file)
}

/** Whether there are files besides generated ones, which may belong to another site. */
async function hasFiles(storage: FileStorage): Promise<boolean> {
  for (const name of FILE_STORES) {
    for await (const file of storage.store(name).list()) {
      const [id = ''] = keyOf(file.name).split('.')
      if (name !== 'media' || !PLACEHOLDER_IDS.includes(id)) return true
    }
  }
  return false
}

/** True if a table contains rows besides generated ones. */
export async function holdsSomething(db: AnyTables, tables: readonly Table[]): Promise<boolean> {
  for (const { name } of tables) {
    const rows = await db
      .selectFrom(name)
      .selectAll()
      .limit(PLACEHOLDER_IDS.length + 1)
      .execute()
    if (rows.some(row => name !== 'media' || !PLACEHOLDER_IDS.includes(String(row.id)))) return true
  }
  return false
}
