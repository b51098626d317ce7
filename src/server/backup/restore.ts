import { createReadStream } from 'node:fs'
import { lstat, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ok, refuse } from '#base'
import { FILE_STORES, isFileName, type StoreName } from '#storage'
import { PLACEHOLDER_IDS } from '../adapters/placeholders.ts'
import type { Env } from '../env.ts'
import type { openServices } from '../services/create-services.ts'
import { completeFiles } from './backup.ts'
import { rebuildDerived } from './rebuild-derived.ts'
import {
  type AnyTables,
  type BackupHead,
  listTables,
  migrationNames,
  type Row,
  type Table,
  writeRows,
} from './tables.ts'

type Services = Awaited<ReturnType<typeof openServices>>

class IncompleteBackup extends Error {}

/**
 * Replaces the site with a backup. Files are restored first and all tables in one transaction, so
 * that every referenced file exists at any time. Refuses to run beside a server, with an incomplete
 * backup or one of another schema, and on a site with content unless `replace` is set.
 */
export async function restoreSite(services: Services, env: Env, folder: string, replace: boolean) {
  const release = await services.connection.lock.own()
  if (!release) return refuse('in-use')
  return replaceSite(services, env, folder, replace).finally(release)
}

async function replaceSite(services: Services, env: Env, folder: string, replace: boolean) {
  const { connection } = services
  const db = services.db as AnyTables
  if (await holdsLinks(folder)) return refuse('has-links')
  const head = await readHead(folder)
  const secret = await readFile(join(folder, 'secret'), 'utf8').catch(() => undefined)
  const saved = await filesIn(folder)
  if (!head || saved.length !== head.mediaFiles) return refuse('not-whole')
  if (head.hasSecret && !secret) return refuse('not-whole')
  if (head.migrations.join() !== (await migrationNames(db)).join()) return refuse('other-version')
  const tables = await listTables(db, connection.kind)
  if (head.tables.length !== tables.length) return refuse('not-whole')
  if (!replace && (await holdsSomething(db, tables))) return refuse('not-empty')

  const restored = saved.filter(({ name }) => isFileName(name))
  for (const { store, name } of restored) {
    const path = join(folder, store, name)
    await services.storage.store(store).put(name, path, { replace: true })
  }
  let rows = 0
  try {
    await services.db.transaction().execute(async tx => {
      for (const { name } of tables.toReversed()) await (tx as AnyTables).deleteFrom(name).execute()
      for (const table of tables) {
        const lines = readLines(join(folder, `${table.name}.jsonl`))
        const written = await writeRows(tx as AnyTables, table, lines)
        if (written !== head.tables.find(one => one.name === table.name)?.rows)
          throw new IncompleteBackup()
        rows += written
      }
      await rebuildDerived(tx, services)
    })
  } catch (error) {
    if (error instanceof IncompleteBackup) return refuse('not-whole')
    throw error
  }
  const kept = new Set(restored.map(({ store, name }) => `${store}/${name}`))
  for (const name of FILE_STORES) {
    const store = services.storage.store(name)
    for await (const file of store.list()) {
      if (!kept.has(`${name}/${file.name}`)) await store.remove(file.name)
    }
  }
  if (secret) await keepSecret(join(env.dataDir, 'secret'), secret)
  return ok({ rows, files: saved.length })
}

/** Old backups have no folder for files of forms. */
async function filesIn(folder: string): Promise<{ store: StoreName; name: string }[]> {
  const found = FILE_STORES.map(async store => {
    const names = await completeFiles(join(folder, store))
    return names.map(name => ({ store, name }))
  })
  return (await Promise.all(found)).flat()
}

/** Whether a backup contains links or special files. A link could copy files from outside the backup. */
async function holdsLinks(folder: string): Promise<boolean> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const one of names) {
    if (one.isDirectory()) continue
    if (!one.isFile()) return true
    if ((await lstat(join(one.parentPath, one.name))).nlink > 1) return true
  }
  return false
}

async function keepSecret(file: string, secret: string) {
  await writeFile(`${file}.part`, secret, { mode: 0o600 })
  await rename(`${file}.part`, file)
}

async function readHead(folder: string): Promise<BackupHead | undefined> {
  try {
    const head = JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')) as BackupHead
    return head.format === 1 ? head : undefined
  } catch {
    return undefined
  }
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

/** Splits only at line feeds: `node:readline` would also split at U+2028, which JSON does not escape. */
async function* readLines(file: string): AsyncGenerator<Row> {
  let rest = ''
  try {
    for await (const chunk of createReadStream(file, 'utf8')) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield JSON.parse(line) as Row
    }
  } catch (cause) {
    throw new IncompleteBackup(`${file} cannot be read`, { cause })
  }
  if (rest) throw new IncompleteBackup(`${file} breaks off`)
}
