import { DatabaseSync } from 'node:sqlite'

/**
 * Lock on a site's data: shared by any number of servers, or exclusive for one restore. Released
 * when its process ends.
 */
export interface SiteLock {
  /** For a running server; undefined while a restore is running. */
  share(): Promise<Release | undefined>
  /** For a restore; undefined while a server is running. */
  own(): Promise<Release | undefined>
}

/** Lock that one process holds at a time. Released when the process ends. */
export type ExclusiveLock = Pick<SiteLock, 'own'>

export type Release = () => Promise<void>

/** How long to wait for another process that is only probing the lock. */
const PATIENCE_MS = 500
const SQLITE_BUSY = 5

/**
 * A lock on a file in the data folder, implemented with the locks of an empty SQLite file. The
 * operating system releases them when a process dies, and they work across containers, unlike
 * process ids.
 */
export function createFileLock(file: string): SiteLock {
  async function take(statements: string) {
    const database = new DatabaseSync(file, { timeout: PATIENCE_MS })
    try {
      database.exec(statements)
      return async () => database.close()
    } catch (error) {
      database.close()
      if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined
      throw error
    }
  }
  return {
    share: () => take('begin; select count(*) from sqlite_schema'),
    own: () => take('begin exclusive'),
  }
}
