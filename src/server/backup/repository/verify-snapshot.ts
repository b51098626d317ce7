import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { migrateTo, pendingMigrations } from '#db'
import { storedMediaFiles } from '#pages'
import { type BackupSource, IncompleteBackup } from '../backup-source.ts'
import { loadTables } from '../load-tables.ts'
import { openScratchFile, openScratchSchema, type ScratchDatabase } from '../scratch-database.ts'
import { type AnyTables, listTables, readRows } from '../tables.ts'
import { emptyTables } from '../upgrade-source.ts'
import { createRowsHash } from './chunks.ts'
import { DamagedBlob, type Repository } from './open-repository.ts'
import { readFile, readFileList } from './read-snapshot-data.ts'
import { createSnapshotSource } from './snapshot-source.ts'
import type { SnapshotHead } from './snapshots.ts'

export interface VerifyResult {
  tables: number
  rows: number
  files: number
  /** Bytes of all files. */
  bytes: number
  /** Databases that the tables were restored into. */
  databases: ('sqlite' | 'postgres')[]
  /** Sentences without a full stop; empty if the backup can be restored. */
  problems: string[]
}

interface VerifyOptions {
  /** Folder for the scratch database. */
  dataDir: string
  /** Postgres database in which a scratch schema is created. */
  scratchUrl?: string | undefined
  signal?: AbortSignal | undefined
  onProgress?: (result: VerifyResult) => void
}

/** More problems than these are not listed. */
const MAX_PROBLEMS = 1000

/**
 * Reads every blob of a snapshot and compares it with its name, restores the tables into scratch
 * databases and compares counts and hashes, and compares the hashes of files. Looks for the files
 * that rows of media refer to, unless the schema is older.
 */
export async function verifySnapshot(
  repository: Repository,
  head: SnapshotHead,
  { dataDir, scratchUrl, signal, onProgress = () => {} }: VerifyOptions,
): Promise<VerifyResult> {
  const result: VerifyResult = {
    ...{ tables: head.tables.length, rows: 0, files: 0, bytes: 0, databases: [], problems: [] },
  }
  const addProblem = (problem: string) => {
    if (result.problems.length < MAX_PROBLEMS) result.problems.push(problem)
  }

  const missing = new Set<string>()
  await readTables(repository, head, signal, addProblem)
  if (result.problems.length === 0) {
    const source = createSnapshotSource(repository, head, dataDir)
    const openers = [
      () => openScratchFile(dataDir),
      ...(scratchUrl ? [() => openScratchSchema(scratchUrl, dataDir)] : []),
    ]
    for (const open of openers) {
      signal?.throwIfAborted()
      const scratch = await open()
      result.databases.push(scratch.kind)
      result.rows = 0
      const restoring = restoreInto(scratch, source, missing, count => {
        signal?.throwIfAborted()
        result.rows += count
        onProgress(result)
      })
      for (const problem of await restoring.finally(scratch.remove)) addProblem(problem)
    }
  }

  try {
    for await (const file of readFileList(repository, head)) {
      signal?.throwIfAborted()
      const problem = await compareFile(repository, file)
      if (problem) addProblem(`the file ${file.store}/${file.name} ${problem}`)
      if (file.store === 'media') missing.delete(file.name)
      result.files++
      result.bytes += file.bytes
      onProgress(result)
    }
    if (result.files !== head.files.count) addProblem('the list of files is incomplete')
    for (const name of missing) {
      addProblem(`the file media/${name} is not in the backup, but the table media refers to it`)
    }
  } catch (error) {
    if (!(error instanceof DamagedBlob)) throw error
    addProblem(`the list of files is ${error.problem}`)
  }
  return result
}

async function readTables(
  repository: Repository,
  head: SnapshotHead,
  signal: AbortSignal | undefined,
  addProblem: (problem: string) => void,
) {
  for (const table of head.tables) {
    for (const id of table.blobs) {
      signal?.throwIfAborted()
      try {
        await repository.readBlob(id, { isCompressed: true })
      } catch (error) {
        if (!(error instanceof DamagedBlob)) throw error
        addProblem(`a part of the table ${table.name} is ${error.problem}`)
      }
    }
  }
}

/** Restores all tables and reads them again. Adds the files that rows of media refer to. */
async function restoreInto(
  scratch: ScratchDatabase,
  source: BackupSource,
  mediaFiles: Set<string>,
  onRows: (count: number) => void,
): Promise<string[]> {
  const { kind } = scratch
  const db = scratch.db as AnyTables
  const unknown = await migrateTo(scratch.db, kind, source.migrations)
  if (unknown.length > 0) {
    return [`a newer Vitrine (${source.version}) made this backup: verify it with that version`]
  }
  await emptyTables(db, kind)
  const load = (tx: AnyTables) => loadTables(tx, kind, source, onRows)
  try {
    // Checkpoints of a large transaction of SQLite would block a server for seconds.
    await (kind === 'sqlite' ? load(db) : db.transaction().execute(load))
  } catch (error) {
    if (!(error instanceof IncompleteBackup)) throw error
    return [error.message]
  }
  const problems: string[] = []
  const found = new Set((await listTables(db, kind)).map(table => table.name))
  for (const { name, rows, hash } of source.tables) {
    const restored = found.has(name) ? await hashTable(scratch, name) : { rows: 0, hash: undefined }
    if (restored.rows !== rows) {
      problems.push(`the table ${name} has ${restored.rows} instead of ${rows} rows in ${kind}`)
    } else if (restored.hash !== hash) {
      problems.push(`the table ${name} has other content in ${kind}`)
    }
  }
  if ((await pendingMigrations(scratch.db)).length === 0) {
    for await (const name of storedMediaFiles(scratch.db)) mediaFiles.add(name)
  }
  return problems
}

async function hashTable({ db, kind }: ScratchDatabase, table: string) {
  const hash = createRowsHash()
  let rows = 0
  const reading = (db as AnyTables).transaction().setAccessMode('read only')
  await reading.execute(async tx => {
    for await (const batch of readRows(tx, kind, table)) {
      // Lets a server answer requests.
      await setImmediate()
      rows += batch.length
      for (const row of batch) hash.add(row)
    }
  })
  return { rows, hash: hash.digest() }
}

async function compareFile(
  repository: Repository,
  { blobs, bytes, sha256 }: { blobs: string[]; bytes: number; sha256: string },
): Promise<string | undefined> {
  const hash = createHash('sha256')
  let read = 0
  try {
    for await (const chunk of readFile(repository, { blobs })) {
      hash.update(chunk)
      read += chunk.length
    }
  } catch (error) {
    if (!(error instanceof DamagedBlob)) throw error
    return `is ${error.problem}`
  }
  return read === bytes && hash.digest('hex') === sha256 ? undefined : 'has other content'
}
