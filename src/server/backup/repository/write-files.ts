import { createHash } from 'node:crypto'
import {
  FILE_STORES,
  type FileStorage,
  type ListedFile,
  type StoreName,
  unlessDeleted,
} from '#storage'
import type { BlobWriter } from './blob-writer.ts'
import { createLineChunks, divide, FILE_CHUNK_BYTES } from './chunks.ts'
import type { Repository } from './open-repository.ts'
import { readFileList } from './read-snapshot-data.ts'
import type { SavedFile, SnapshotHead } from './snapshots.ts'

const PARALLEL_FILES = 4

interface FilesToWrite {
  repository: Repository
  storage: FileStorage
  blobs: BlobWriter
  /** The last backup, which knows the chunks of large files. */
  previous: SnapshotHead | undefined
  signal: AbortSignal
  onFile(bytes: number): void
}

/** Saves all files of a site and their list. */
export async function writeFiles(options: FilesToWrite): Promise<SnapshotHead['files']> {
  const { storage, blobs, signal, onFile } = options
  const chunksOf = await findLargeFiles(options)
  const lines = createLineChunks()
  const written = { count: 0, bytes: 0, blobs: [] as string[] }

  /** Files are listed in the order of the storage, so that the chunks of the list stay the same. */
  async function note(saved: (SavedFile | undefined)[]) {
    for (const file of saved) {
      if (!file) continue
      written.count++
      written.bytes += file.bytes
      onFile(file.bytes)
      const chunk = lines.add(`${JSON.stringify(file)}\n`)
      if (chunk) written.blobs.push(await blobs.write(chunk, { isCompressed: true }))
    }
  }

  for (const name of FILE_STORES) {
    let waiting: ListedFile[] = []
    const flush = async () => {
      signal.throwIfAborted()
      const saving = waiting.map(file =>
        unlessDeleted(storage.store(name), file.name, () =>
          writeFile(options, name, file, chunksOf),
        ),
      )
      waiting = []
      // All end before an error is thrown, so that nothing is written afterwards.
      const outcomes = await Promise.allSettled(saving)
      const failure = outcomes.find(one => one.status === 'rejected')
      if (failure) throw failure.reason
      await note(outcomes.map(one => (one.status === 'fulfilled' ? one.value : undefined)))
    }
    for await (const file of storage.store(name).list()) {
      waiting.push(file)
      if (waiting.length >= PARALLEL_FILES) await flush()
    }
    await flush()
  }
  const last = lines.end()
  if (last) written.blobs.push(await blobs.write(last, { isCompressed: true }))
  return written
}

/** Saves a file, or only names its blobs if the repository has them. Undefined if it was deleted. */
async function writeFile(
  { repository, storage, blobs, signal }: FilesToWrite,
  storeName: StoreName,
  { name, bytes }: ListedFile,
  chunksOf: ReadonlyMap<string, string[]>,
): Promise<SavedFile | undefined> {
  const store = storage.store(storeName)
  const sha256 = await store.hash(name)
  if (sha256 === undefined) return undefined
  const isSmall = bytes > 0 && bytes <= FILE_CHUNK_BYTES
  const known = isSmall ? [repository.cipher.nameOf(sha256)] : chunksOf.get(sha256)
  if (known?.every(blobs.has)) return { store: storeName, name, bytes, sha256, blobs: known }
  const file = await store.open(name)
  if (!file) return undefined
  const hash = createHash('sha256')
  const saved = { store: storeName, name, bytes: 0, sha256, blobs: [] as string[] }
  for await (const chunk of divide(file.stream())) {
    signal.throwIfAborted()
    hash.update(chunk)
    saved.bytes += chunk.length
    saved.blobs.push(await blobs.write(chunk, { isCompressed: false }))
  }
  return { ...saved, sha256: hash.digest('hex') }
}

/** Chunks of the large files of the last backup, by the hash of the file. */
async function findLargeFiles({ repository, previous }: FilesToWrite) {
  const chunksOf = new Map<string, string[]>()
  if (!previous) return chunksOf
  try {
    for await (const { sha256, blobs } of readFileList(repository, previous)) {
      if (blobs.length > 1) chunksOf.set(sha256, blobs)
    }
  } catch {
    // A damaged list only means that large files are read again.
  }
  return chunksOf
}
