import { VitrineError } from '#base'
import { version } from '../../../../package.json'
import { NotAuthentic } from './cipher.ts'
import { type Repository, readObject, SNAPSHOTS } from './open-repository.ts'
import { snapshotNameOf, timeOfSnapshot } from './snapshot-names.ts'

/** A sequence of blobs that together contain JSON lines. */
export interface SavedTable {
  name: string
  rows: number
  /** See `createRowsHash`. */
  hash: string
  blobs: string[]
}

/** One backup. Written last, so that an interrupted backup is none. */
export interface SnapshotHead {
  format: 2
  /** Version of Vitrine. */
  version: string
  /** Start of the backup, which is the time of its data. UTC milliseconds. */
  startedAt: number
  endedAt: number
  migrations: string[]
  tables: SavedTable[]
  files: {
    count: number
    /** Bytes of all files. */
    bytes: number
    /** JSON lines of `SavedFile`. */
    blobs: string[]
  }
  /** Secret key of the site; missing if the environment provides it. */
  secret?: string
  /** Bytes that this backup added to the repository. */
  addedBytes: number
}

export interface SavedFile {
  store: string
  name: string
  bytes: number
  sha256: string
  blobs: string[]
}

/** Cleartext, or encrypted as base64. */
type StoredHead = { format: 2; head: SnapshotHead } | { format: 2; encrypted: string }

const NAME = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)\.json$/

const objectOf = (name: string) => `${SNAPSHOTS}/${name}.json`

/** Names of all snapshots, oldest first. */
export async function listSnapshots({ store }: Repository): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of store.list(SNAPSHOTS)) {
    const [, found] = NAME.exec(name.slice(SNAPSHOTS.length + 1)) ?? []
    if (found) names.push(found)
  }
  return names.sort()
}

/** Fails with `FILE_EXISTS` if there is one of the same millisecond. */
export async function writeSnapshotHead(
  repository: Repository,
  head: Omit<SnapshotHead, 'version'>,
) {
  const name = snapshotNameOf(head.startedAt)
  const complete: SnapshotHead = { ...head, version }
  const stored: StoredHead = repository.isEncrypted
    ? { format: 2, encrypted: encrypt(repository, name, complete) }
    : { format: 2, head: complete }
  await repository.store.write(objectOf(name), Buffer.from(JSON.stringify(stored)))
  return { name, head: complete }
}

const encrypt = ({ cipher }: Repository, name: string, head: SnapshotHead) =>
  cipher.encrypt(Buffer.from(JSON.stringify(head)), objectOf(name)).toString('base64')

/** Error `BACKUP_DAMAGED`; undefined if the snapshot does not exist. */
export async function readSnapshot(
  repository: Repository,
  name: string,
): Promise<SnapshotHead | undefined> {
  const bytes = await readObject(repository.store, objectOf(name))
  if (!bytes) return undefined
  try {
    const stored = JSON.parse(bytes.toString()) as StoredHead
    if ('head' in stored) {
      // Otherwise an attacker could replace an encrypted snapshot.
      if (repository.isEncrypted) throw new NotAuthentic(name)
      return stored.head
    }
    const encrypted = Buffer.from(stored.encrypted, 'base64')
    const plain = repository.cipher.decrypt(encrypted, objectOf(name))
    return JSON.parse(plain.toString()) as SnapshotHead
  } catch (cause) {
    const message = `The backup ${name} is damaged: choose another one.`
    throw new VitrineError('BACKUP_DAMAGED', message, { cause })
  }
}

/**
 * Finds a snapshot by its name, or the newest one that is not younger than a time. A time without
 * a time zone is local. Errors: `NO_BACKUPS`, `NO_SUCH_BACKUP`.
 */
export async function findSnapshot(repository: Repository, wanted?: string): Promise<string> {
  const names = await listSnapshots(repository)
  const newest = names.at(-1)
  if (!newest) {
    throw new VitrineError('NO_BACKUPS', `There are no backups in ${repository.name}.`)
  }
  if (wanted === undefined) return newest
  if (names.includes(wanted)) return wanted
  const at = Date.parse(wanted)
  if (Number.isNaN(at)) {
    const message = `"${wanted}" is neither a backup nor a time such as 2027-01-04T09:00Z: see "vitrine backup list".`
    throw new VitrineError('NO_SUCH_BACKUP', message)
  }
  const found = names.findLast(name => timeOfSnapshot(name) <= at)
  if (found) return found
  throw new VitrineError('NO_SUCH_BACKUP', `There is no backup from before ${wanted}.`)
}
