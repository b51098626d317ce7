import { setImmediate } from 'node:timers/promises'
import type { Connection } from '#db'
import type { FileStorage } from '#storage'
import { type AnyTables, inSnapshot, listTables, migrationNames, readRows } from '../tables.ts'
import { type BlobWriter, createBlobWriter } from './blob-writer.ts'
import { createLineChunks, createRowsHash } from './chunks.ts'
import type { Repository } from './open-repository.ts'
import { lockRepository } from './repository-lock.ts'
import {
  listSnapshots,
  readSnapshot,
  type SavedTable,
  type SnapshotHead,
  writeSnapshotHead,
} from './snapshots.ts'
import { writeFiles } from './write-files.ts'

export interface BackupProgress {
  step: 'tables' | 'files'
  rows: number
  files: number
  /** Bytes that were added to the repository. */
  addedBytes: number
}

export interface SiteToSave {
  connection: Pick<Connection, 'db' | 'kind'>
  storage: FileStorage
  /** Undefined if the environment provides it. */
  secret: string | undefined
}

/**
 * Adds a snapshot of a site to a repository. The rows are of one moment, while the site runs; files
 * are saved afterwards, because a file is written before its row, does not change, and is removed a
 * day after its row. Blobs of an interrupted backup are used by the next one. Errors: `BACKUP_LOCKED`, `BACKUP_LOCK_LOST`.
 */
export async function writeSnapshot(
  site: SiteToSave,
  repository: Repository,
  {
    signal,
    onProgress = () => {},
  }: { signal?: AbortSignal; onProgress?: (progress: BackupProgress) => void } = {},
): Promise<{ name: string; head: SnapshotHead }> {
  const lock = await lockRepository(repository, 'a backup')
  try {
    const end = signal ? AbortSignal.any([signal, lock.signal]) : lock.signal
    const blobs = await createBlobWriter(repository)
    const progress: BackupProgress = { step: 'tables', rows: 0, files: 0, addedBytes: 0 }
    const report = () => onProgress({ ...progress, addedBytes: blobs.added.bytes })
    const startedAt = Date.now()
    const rows = await writeTables(site, blobs, end, count => {
      progress.rows += count
      report()
    })
    const files = await writeFiles({
      repository,
      storage: site.storage,
      blobs,
      previous: await findPrevious(repository),
      signal: end,
      onFile() {
        progress.step = 'files'
        progress.files++
        report()
      },
    })
    end.throwIfAborted()
    await lock.check()
    return await writeSnapshotHead(repository, {
      format: 2,
      startedAt,
      endedAt: Date.now(),
      ...rows,
      files,
      ...(site.secret === undefined ? {} : { secret: site.secret }),
      addedBytes: blobs.added.bytes,
    })
  } finally {
    await lock.release()
  }
}

async function writeTables(
  { connection: { db, kind } }: SiteToSave,
  blobs: BlobWriter,
  signal: AbortSignal,
  onRows: (count: number) => void,
) {
  const tables: SavedTable[] = []
  let migrations: string[] = []
  await inSnapshot(db as AnyTables, async tx => {
    migrations = await migrationNames(tx)
    for (const { name } of await listTables(tx, kind)) {
      const lines = createLineChunks()
      const hash = createRowsHash()
      const table: SavedTable = { name, rows: 0, hash: '', blobs: [] }
      const write = async (chunk: Buffer | undefined) => {
        if (chunk) table.blobs.push(await blobs.write(chunk, { isCompressed: true }))
      }
      for await (const batch of readRows(tx, kind, name)) {
        signal.throwIfAborted()
        // Lets a server answer requests: rows of SQLite are read without waiting.
        await setImmediate()
        for (const row of batch) {
          hash.add(row)
          await write(lines.add(`${JSON.stringify(row)}\n`))
        }
        table.rows += batch.length
        onRows(batch.length)
      }
      await write(lines.end())
      tables.push({ ...table, hash: hash.digest() })
    }
  })
  return { migrations, tables }
}

async function findPrevious(repository: Repository): Promise<SnapshotHead | undefined> {
  const newest = (await listSnapshots(repository)).at(-1)
  // A damaged snapshot must not prevent the next one.
  return newest ? readSnapshot(repository, newest).catch(() => undefined) : undefined
}
