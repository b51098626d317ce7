import { VitrineError } from '#base'
import {
  BLOBS,
  REPOSITORY_CONFIG,
  type Repository,
  readObject,
  SNAPSHOTS,
} from '../repository/open-repository.ts'
import { addBlobsOf } from '../repository/prune.ts'
import { timeOfSnapshot } from '../repository/snapshot-names.ts'
import { paddingOf, sizeInTar, TAR_END_BYTES, type TarEntry, toTarHeader } from './tar.ts'

export interface BackupArchive {
  bytes: number
  /** Holds one object at a time in memory. Fails if the storage fails. */
  content(): AsyncGenerator<Buffer>
}

/**
 * One backup as a tar file, which is a repository with this backup only. Objects are copied as they
 * are stored, so an encrypted backup stays encrypted. The head comes last, like in a repository, so a
 * part of the file is no backup. Errors: `BACKUP_DAMAGED`, `NO_SUCH_BACKUP`.
 */
export async function openArchive(repository: Repository, name: string): Promise<BackupArchive> {
  const { store } = repository
  const config = await readObject(store, REPOSITORY_CONFIG)
  const head = await readObject(store, `${SNAPSHOTS}/${name}.json`)
  if (!config || !head) {
    throw new VitrineError('NO_SUCH_BACKUP', `There is no backup ${name}.`)
  }
  const blobs = await findBlobs(repository, name)
  const modifiedMs = timeOfSnapshot(name)
  let bytes = sizeInTar(config.length) + sizeInTar(head.length) + TAR_END_BYTES
  for (const blob of blobs) bytes += sizeInTar(blob.bytes)

  async function* blob(entry: TarEntry) {
    const found = await store.open(entry.name)
    if (found?.bytes !== entry.bytes) throw damaged(name)
    yield toTarHeader(entry, modifiedMs)
    for await (const chunk of found.stream()) yield chunk as Buffer
    yield Buffer.alloc(paddingOf(entry.bytes))
  }

  const whole = (entryName: string, content: Buffer) =>
    Buffer.concat([
      toTarHeader({ name: entryName, bytes: content.length }, modifiedMs),
      content,
      Buffer.alloc(paddingOf(content.length)),
    ])

  return {
    bytes,
    async *content() {
      yield whole(REPOSITORY_CONFIG, config)
      for (const entry of blobs) yield* blob(entry)
      yield whole(`${SNAPSHOTS}/${name}.json`, head)
      yield Buffer.alloc(TAR_END_BYTES)
    },
  }
}

/** The blobs of a backup with their stored size, about 200 bytes of memory for each. */
async function findBlobs(repository: Repository, name: string): Promise<TarEntry[]> {
  const used = new Set<string>()
  await addBlobsOf(repository, name, used)
  const entries: TarEntry[] = []
  for await (const { name: blob, bytes } of repository.store.list(BLOBS)) {
    if (used.delete(blob.slice(BLOBS.length + 1))) entries.push({ name: blob, bytes })
  }
  if (used.size > 0) throw damaged(name)
  return entries
}

function damaged(name: string) {
  const message = `Parts of the backup ${name} are missing: verify it, and choose another one.`
  return new VitrineError('BACKUP_DAMAGED', message)
}
