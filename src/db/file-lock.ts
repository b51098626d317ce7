import { DatabaseSync } from 'node:sqlite'

/**
 * Who may work on a site's data: any number of servers, or one restore. What a process holds ends with it, however it
 * ends.
 */
export interface SiteLock {
  /** For a server, as long as it runs; undefined while a restore is under way. */
  share(): Promise<Release | undefined>
  /** For a restore; undefined while a server runs. */
  own(): Promise<Release | undefined>
}

export type Release = () => Promise<void>

/** Long enough for another process to find out that it may not have the lock. */
const PATIENCE_MS = 500
const SQLITE_BUSY = 5

/**
 * A lock on a file of the data folder. An empty SQLite file lends its own locks: the operating system takes them back
 * when a process dies, and they hold between containers, where process ids say nothing.
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
