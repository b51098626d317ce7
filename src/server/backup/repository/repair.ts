import { BLOBS, DamagedBlob, type Repository } from './open-repository.ts'
import { lockRepository } from './repository-lock.ts'

/**
 * Deletes blobs that are damaged. Backups name blobs by their content and skip those that exist, so
 * a damaged one would be part of all later backups; the next backup writes it again. Returns the
 * number of deleted blobs. Error `BACKUP_LOCKED`.
 */
export async function repairRepository(repository: Repository): Promise<number> {
  const lock = await lockRepository(repository, 'repairing backups')
  try {
    let damaged = 0
    for await (const { name } of repository.store.list(BLOBS)) {
      lock.signal.throwIfAborted()
      const id = name.slice(BLOBS.length + 1)
      // Read twice, because an error of the connection or the memory would pass.
      if ((await isReadable(repository, id)) || (await isReadable(repository, id))) continue
      await lock.check()
      await repository.store.remove(name)
      damaged++
    }
    return damaged
  } finally {
    await lock.release()
  }
}

/** A blob does not say whether it is compressed. */
async function isReadable(repository: Repository, id: string): Promise<boolean> {
  for (const isCompressed of [false, true]) {
    try {
      await repository.readBlob(id, { isCompressed })
      return true
    } catch (error) {
      if (!(error instanceof DamagedBlob)) throw error
    }
  }
  return false
}
