import { DAY, StorageUnavailable, VitrineError } from '#base'
import { BLOBS, type Repository, SNAPSHOTS } from './open-repository.ts'
import { readFileList } from './read-snapshot-data.ts'
import { lockRepository } from './repository-lock.ts'
import { chooseExpired, type Retention } from './retention.ts'
import { listSnapshots, readSnapshot } from './snapshots.ts'

export interface PruneResult {
  snapshots: number
  blobs: number
  bytes: number
}

/**
 * Unused blobs that are younger are left: they may belong to an interrupted backup, which the next
 * one continues, or to a process that lost its lock without noticing yet.
 */
const GRACE_MS = DAY

/**
 * Deletes the backups that no rule keeps, and then the blobs that no backup needs. Deletes nothing if
 * a backup cannot be read, because its blobs are unknown. Errors: `BACKUP_LOCKED`, `BACKUP_DAMAGED`.
 */
export async function pruneRepository(
  repository: Repository,
  retention: Retention,
  {
    now = Date.now(),
    graceMs = GRACE_MS,
    signal,
  }: { now?: number; graceMs?: number; signal?: AbortSignal } = {},
): Promise<PruneResult> {
  const lock = await lockRepository(repository, 'deleting old backups')
  const end = signal ? AbortSignal.any([signal, lock.signal]) : lock.signal
  const { store } = repository
  try {
    const names = await listSnapshots(repository)
    const expired = new Set(chooseExpired(names, retention))
    const used = new Set<string>()
    for (const name of names) {
      end.throwIfAborted()
      if (!expired.has(name)) await addBlobsOf(repository, name, used)
    }
    await lock.check()
    for (const name of expired) await store.remove(`${SNAPSHOTS}/${name}.json`)
    const result = { snapshots: expired.size, blobs: 0, bytes: 0 }
    for await (const { name, bytes, modifiedMs } of store.list(BLOBS)) {
      end.throwIfAborted()
      if (used.has(name.slice(BLOBS.length + 1)) || modifiedMs > now - graceMs) continue
      await store.remove(name)
      result.blobs++
      result.bytes += bytes
    }
    await store.sweepIncoming()
    return result
  } finally {
    await lock.release()
  }
}

/** Adds the names of all blobs of a backup. Error `BACKUP_DAMAGED`. */
export async function addBlobsOf(repository: Repository, name: string, used: Set<string>) {
  try {
    const head = await readSnapshot(repository, name)
    if (!head) throw new Error(`the backup ${name} was deleted`)
    for (const { blobs } of [...head.tables, head.files]) {
      for (const id of blobs) used.add(id)
    }
    for await (const { blobs } of readFileList(repository, head)) {
      for (const id of blobs) used.add(id)
    }
  } catch (cause) {
    throw cause instanceof StorageUnavailable ? cause : damaged(name, cause)
  }
}

function damaged(name: string, cause: unknown) {
  const message = `The backup ${name} is damaged, so no old backups are deleted: verify it, or delete it.`
  return new VitrineError('BACKUP_DAMAGED', message, { cause })
}
