import { VitrineError } from '#base'
import { type Connection, type Database, lastBackup, noteBackup } from '#db'
import type { FileStorage } from '#storage'
import type { Env } from '../env.ts'
import type { BackupSettings } from './read-settings.ts'
import { openRepository, type Repository, SNAPSHOTS } from './repository/open-repository.ts'
import { pruneRepository } from './repository/prune.ts'
import { repairRepository } from './repository/repair.ts'
import { lockRepository } from './repository/repository-lock.ts'
import { timeOfSnapshot } from './repository/snapshot-names.ts'
import { createSnapshotSource } from './repository/snapshot-source.ts'
import { findSnapshot, listSnapshots, readSnapshot } from './repository/snapshots.ts'
import { type VerifyResult, verifySnapshot } from './repository/verify-snapshot.ts'
import { type BackupProgress, writeSnapshot } from './repository/write-snapshot.ts'

interface Services {
  connection: Pick<Connection, 'db' | 'kind'>
  storage: FileStorage
  secret: string
}

export interface ListedBackup {
  name: string
  /** UTC milliseconds. */
  at: number
  /** Missing if the backup cannot be read; `problem` says why. */
  facts?: {
    version: string
    rows: number
    files: number
    /** Bytes of all files, without the tables. */
    fileBytes: number
    addedBytes: number
    durationMs: number
  }
  problem?: string
}

export type SavedBackup = Required<Omit<ListedBackup, 'problem'>>

/** Error `NO_BACKUP_TO`. */
export function backupSettings({ backup }: Pick<Env, 'backup'>): BackupSettings {
  if (backup) return backup
  const message =
    'There is no place for backups: set BACKUP_TO to a folder or s3://bucket/prefix, or name a new folder.'
  throw new VitrineError('NO_BACKUP_TO', message)
}

const open = (env: Env, create = false) =>
  openRepository(backupSettings(env), { dataDir: env.dataDir, create })

/**
 * Opens the repository for a site. A place that contained the last backup and is empty now is not
 * filled anew, because its disk is probably not mounted. Error `BACKUP_PLACE_EMPTY`.
 */
async function openOfSite(env: Env, db: Database, { create = false, isNew = false } = {}) {
  const { name } = backupSettings(env)
  const isUsed = (await lastBackup(db))?.place === name
  if (!isUsed || isNew) return open(env, create)
  return open(env).catch(cause => {
    if (!(cause instanceof VitrineError) || cause.code !== 'NO_BACKUPS') throw cause
    const message = `${name} contained backups and is empty now: mount its disk. If the backups are gone for good, run "vitrine backup --new-place".`
    throw new VitrineError('BACKUP_PLACE_EMPTY', message, { cause })
  })
}

/**
 * Adds a backup to the repository of the settings. For errors, see `openOfSite`, `openRepository` and
 * `writeSnapshot`.
 * @param isNew Begins in an empty place although the last backup was there.
 */
export async function backUpSite(
  { connection, storage, secret }: Services,
  env: Env,
  {
    now = Date.now,
    isNew = false,
    ...options
  }: {
    isNew?: boolean
    signal?: AbortSignal
    onProgress?: (progress: BackupProgress) => void
    now?: () => number
  } = {},
): Promise<SavedBackup> {
  const repository = await openOfSite(env, connection.db, { create: true, isNew })
  const site = { connection, storage, secret: env.secretKey === undefined ? secret : undefined }
  const { name } = await writeSnapshot(site, repository, options)
  const { facts, at, problem } = await describe(repository, name)
  if (!facts) throw new VitrineError('BACKUP_DAMAGED', problem ?? `The backup ${name} is damaged.`)
  await noteBackup(connection.db, { place: repository.name, name, ...facts }, now())
  return { name, at, facts }
}

/** Heads that are read at once. */
const PARALLEL_HEADS = 4

/**
 * All backups, oldest first.
 * @param db The site, to recognize a place that is empty by mistake.
 */
export async function listBackups(
  env: Env,
  db?: Database,
): Promise<{ isEncrypted: boolean; backups: ListedBackup[] }> {
  const repository = await (db ? openOfSite(env, db) : open(env))
  const backups: ListedBackup[] = []
  const names = await listSnapshots(repository)
  for (let next = 0; next < names.length; next += PARALLEL_HEADS) {
    const some = names.slice(next, next + PARALLEL_HEADS)
    backups.push(...(await Promise.all(some.map(name => describe(repository, name)))))
  }
  return { isEncrypted: repository.isEncrypted, backups }
}

async function describe(repository: Repository, name: string): Promise<ListedBackup> {
  const at = timeOfSnapshot(name)
  try {
    const head = await readSnapshot(repository, name)
    if (!head) return { name, at, problem: `The backup ${name} was deleted.` }
    return {
      name,
      at,
      facts: {
        version: head.version,
        rows: head.tables.reduce((sum, table) => sum + table.rows, 0),
        files: head.files.count,
        fileBytes: head.files.bytes,
        addedBytes: head.addedBytes,
        durationMs: head.endedAt - head.startedAt,
      },
    }
  } catch (error) {
    if (!(error instanceof VitrineError)) throw error
    return { name, at, problem: error.message }
  }
}

/** Reads one backup. Errors: `NO_SUCH_BACKUP`, `BACKUP_DAMAGED`. */
async function find(repository: Repository, wanted: string | undefined) {
  const name = await findSnapshot(repository, wanted)
  const head = await readSnapshot(repository, name)
  if (!head) throw new VitrineError('NO_SUCH_BACKUP', `The backup ${name} was deleted.`)
  return { name, head }
}

/**
 * Verifies a backup, by default the newest.
 * @param wanted A name or a time.
 */
export async function verifyBackup(
  env: Env,
  wanted: string | undefined,
  options: {
    scratchUrl?: string | undefined
    signal?: AbortSignal
    onProgress?: (result: VerifyResult) => void
  } = {},
): Promise<VerifyResult & { name: string }> {
  const repository = await open(env)
  const { name, head } = await find(repository, wanted)
  const result = await verifySnapshot(repository, head, { dataDir: env.dataDir, ...options })
  return { name, ...result }
}

/** Opens a backup as the source of a restore, by default the newest. */
export async function openBackup(env: Env, wanted: string | undefined) {
  const repository = await open(env)
  const { name, head } = await find(repository, wanted)
  return { name, source: createSnapshotSource(repository, head, env.dataDir) }
}

/** Opens one backup as a file. Errors: see `openArchive`. */
export async function openBackupArchive(env: Env, name: string) {
  const repository = await open(env)
  const { openArchive } = await import('./archive/write-archive.ts')
  return openArchive(repository, name)
}

/** Deletes old backups by the rules of the settings. */
export async function pruneBackups(env: Env, signal?: AbortSignal) {
  const { keep } = backupSettings(env)
  return pruneRepository(await open(env), keep, signal ? { signal } : {})
}

/** Deletes damaged parts, which the next backup writes again. Returns their number. */
export const repairBackups = async (env: Env) => repairRepository(await open(env))

/** Deletes one backup. Its blobs are deleted when old backups are. Error `NO_SUCH_BACKUP`. */
export async function deleteBackup(env: Env, name: string) {
  const repository = await open(env)
  const lock = await lockRepository(repository, 'deleting a backup')
  try {
    if (!(await listSnapshots(repository)).includes(name)) {
      throw new VitrineError(
        'NO_SUCH_BACKUP',
        `There is no backup ${name}: see "vitrine backup list".`,
      )
    }
    await repository.store.remove(`${SNAPSHOTS}/${name}.json`)
  } finally {
    await lock.release()
  }
}
