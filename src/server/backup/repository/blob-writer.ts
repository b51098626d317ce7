import { hashBytes } from '#storage'
import { BLOBS, type BlobOptions, type Repository } from './open-repository.ts'

/** Adds blobs to a repository, except those that it has. */
export type BlobWriter = Awaited<ReturnType<typeof createBlobWriter>>

/** Lists all blobs once, so that known ones need no request. About 100 bytes of memory for each. */
export async function createBlobWriter(repository: Repository) {
  const known = new Set<string>()
  for await (const { name } of repository.store.list(BLOBS)) {
    known.add(name.slice(BLOBS.length + 1))
  }
  const added = { blobs: 0, bytes: 0 }

  return {
    added,
    has: (id: string) => known.has(id),
    /** Returns the name of the blob. */
    async write(plain: Uint8Array, options: BlobOptions): Promise<string> {
      const id = repository.cipher.nameOf(hashBytes(plain))
      if (known.has(id)) return id
      const bytes = await repository.putBlob(id, plain, options)
      known.add(id)
      if (bytes > 0) added.blobs++
      added.bytes += bytes
      return id
    },
  }
}
