import { createWriteStream } from 'node:fs'
import { open, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ok, refuse, VitrineError } from '#base'
import { FILE_STORES, type FileStore, makeFolder, unlessDeleted } from '#storage'
import type { Env } from '../env.ts'
import type { openServices } from '../services/create-services.ts'
import {
  type AnyTables,
  type BackupHead,
  inSnapshot,
  listTables,
  migrationNames,
  readRows,
} from './tables.ts'

type Services = Awaited<ReturnType<typeof openServices>>

/**
 * Backs up a site to a folder: one file of JSON lines per table, the media, files of forms and for
 * sale, and the secret unless it comes from the environment. All data is from one snapshot. It can
 * be restored into either database. Error `BACKUP_UNWRITABLE`.
 */
export async function backupSite(services: Services, env: Env, folder: string) {
  try {
    await makeFolder(folder)
    if ((await readdir(folder)).length > 0) return refuse('not-empty')
    return await writeBackup(services, env, folder)
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? ''
    if (!WRITING.has(code)) throw cause
    const why = (cause as Error).message
    throw new VitrineError('BACKUP_UNWRITABLE', `Cannot write the backup to ${folder}: ${why}.`, {
      cause,
    })
  }
}

const WRITING = new Set(['EACCES', 'EEXIST', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'])

async function writeBackup(
  { db, connection, secret, storage }: Services,
  env: Env,
  folder: string,
) {
  const hasSecret = env.secretKey === undefined
  const head: BackupHead = { format: 1, migrations: [], tables: [], mediaFiles: 0, hasSecret }
  await inSnapshot(db as AnyTables, async tx => {
    head.migrations = await migrationNames(tx)
    for (const { name } of await listTables(tx, connection.kind)) {
      const file = await open(join(folder, `${name}.jsonl`), 'wx')
      let rows = 0
      try {
        for await (const batch of readRows(tx, connection.kind, name)) {
          await file.appendFile(batch.map(row => `${JSON.stringify(row)}\n`).join(''))
          rows += batch.length
        }
      } finally {
        await file.close()
      }
      head.tables.push({ name, rows })
    }
  })
  // Copied after the rows: a file is written before its row and never changed.
  for (const name of FILE_STORES) {
    head.mediaFiles += await copyFiles(storage.store(name), join(folder, name))
  }
  if (hasSecret) await writeFile(join(folder, 'secret'), secret, { mode: 0o600 })
  await writeFile(join(folder, 'backup.json'), JSON.stringify(head, null, 2))
  const rows = head.tables.reduce((sum, table) => sum + table.rows, 0)
  return ok({ rows, files: head.mediaFiles })
}

/** Copies complete files to a folder, except those that are deleted meanwhile. Returns their number. */
async function copyFiles(store: FileStore, to: string): Promise<number> {
  let files = 0
  for await (const { name } of store.list()) {
    const path = join(to, name)
    const isCopied = await unlessDeleted(store, name, async () => {
      const file = await store.open(name)
      if (!file) return false
      await makeFolder(dirname(path))
      await pipeline(file.stream(), createWriteStream(path, { flags: 'wx' }))
      return true
    })
    if (isCopied) files++
    else await rm(path, { force: true })
  }
  return files
}

/** `<id>/<file>` of every complete file in a folder. */
export async function completeFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return names
    .filter(one => one.isFile() && !one.name.endsWith('.part'))
    .map(one => join(one.parentPath, one.name).slice(folder.length + 1))
}
