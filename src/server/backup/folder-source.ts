import { createReadStream } from 'node:fs'
import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ok, refuse } from '#base'
import { FILE_STORES, isFileName } from '#storage'
import { completeFiles } from './backup.ts'
import { type BackupSource, IncompleteBackup, type SourceFile } from './backup-source.ts'
import type { BackupHead, Row } from './tables.ts'

/** Opens a backup in a simple folder. Refuses incomplete ones and links. */
export async function openFolder(folder: string) {
  if (await holdsLinks(folder)) return refuse('has-links')
  const head = await readHead(folder)
  const secret = await readFile(join(folder, 'secret'), 'utf8').catch(() => undefined)
  const saved = await filesIn(folder)
  if (!head || saved.length !== head.mediaFiles) return refuse('not-whole')
  if (head.hasSecret && !secret) return refuse('not-whole')
  const source: BackupSource = {
    migrations: head.migrations,
    tables: head.tables,
    secret,
    rows: table => readLines(join(folder, `${table}.jsonl`)),
    async *files() {
      yield* saved.filter(({ name }) => isFileName(name))
    },
    withLocalFile: ({ store, name }, work) => work(join(folder, store, name)),
  }
  return ok({ source })
}

/** Old backups have no folder for files of forms. */
async function filesIn(folder: string): Promise<SourceFile[]> {
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

async function readHead(folder: string): Promise<BackupHead | undefined> {
  try {
    const head = JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')) as BackupHead
    return head.format === 1 ? head : undefined
  } catch {
    return undefined
  }
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
