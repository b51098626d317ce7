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
  /** Backups that cannot be read. No blobs are deleted while there are any. */
  unreadable: string[]
}

/**
 * Unused blobs that are younger are left: they may belong to an interrupted backup, which the next
 * one continues, or to a process that lost its lock without noticing yet.
 */
const GRACE_MS = DAY

/**
 * Deletes the backups that no rule keeps, and then the blobs that no backup needs. Backups that cannot
 * be read do not count for the rules; while one is left, no blobs are deleted, because it may need
 * them. Error `BACKUP_LOCKED`.
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
    const used = new Set<string>()
    const readable = new Set<string>()
    const damaged = new Set<string>()
    let expired = new Set<string>()
    let isComplete = false
    while (!isComplete) {
      isComplete = true
      const good = names.filter(name => !damaged.has(name))
      expired = new Set(chooseExpired(good, retention))
      for (const name of good) {
        end.throwIfAborted()
        if (expired.has(name) || readable.has(name)) continue
        const isReadable = await canAddBlobs(repository, name, used)
        ;(isReadable ? readable : damaged).add(name)
        isComplete &&= isReadable
      }
    }
    await lock.check()
    for (const name of expired) await store.remove(`${SNAPSHOTS}/${name}.json`)
    const unreadable = [...damaged].sort()
    const result: PruneResult = { snapshots: expired.size, blobs: 0, bytes: 0, unreadable }
    if (unreadable.length > 0) return result
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

async function canAddBlobs(repository: Repository, name: string, used: Set<string>) {
  try {
    await addBlobsOf(repository, name, used)
    return true
  } catch (error) {
    if (error instanceof VitrineError && error.code === 'BACKUP_DAMAGED') return false
    throw error
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
  const message = `The backup ${name} is damaged: verify it, or delete it.`
  return new VitrineError('BACKUP_DAMAGED', message, { cause })
}
