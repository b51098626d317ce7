import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FILE_STORES, isFileName, type StoreName } from '#storage'
import { type BackupSource, IncompleteBackup, type SourceFile } from '../backup-source.ts'
import { makeTemporaryFolder } from '../temporary-folders.ts'
import { DamagedBlob, type Repository } from './open-repository.ts'
import { readFile, readFileList, readTable } from './read-snapshot-data.ts'
import type { SavedFile, SnapshotHead } from './snapshots.ts'

/** A snapshot as the source of a restore. Temporary files are below `dataDir`. */
export function createSnapshotSource(
  repository: Repository,
  head: SnapshotHead,
  dataDir: string,
): BackupSource {
  let temporary: Promise<string> | undefined
  let count = 0

  return {
    version: head.version,
    migrations: head.migrations,
    tables: head.tables,
    secret: head.secret,
    async *rows(name) {
      const table = head.tables.find(one => one.name === name)
      if (!table) throw new IncompleteBackup(`no table ${name}`)
      yield* asIncomplete(readTable(repository, table))
    },
    async *files() {
      for await (const file of asIncomplete(readFileList(repository, head))) {
        if (isKnownFile(file)) yield file
      }
    },
    async withLocalFile(file, work) {
      temporary ??= makeTemporaryFolder(dataDir, 'restore')
      const path = join(await temporary, String(++count))
      try {
        const content = asIncomplete(readFile(repository, file as SavedFile))
        await pipeline(Readable.from(content), createWriteStream(path))
        await work(path)
      } finally {
        await rm(path, { force: true })
      }
    },
    async close() {
      if (temporary) await rm(await temporary, { recursive: true, force: true })
    },
  }
}

const isKnownFile = (file: SavedFile): file is SavedFile & SourceFile =>
  FILE_STORES.includes(file.store as StoreName) && isFileName(file.name)

async function* asIncomplete<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items
  } catch (cause) {
    if (!(cause instanceof DamagedBlob)) throw cause
    throw new IncompleteBackup(cause.message, { cause })
  }
}
