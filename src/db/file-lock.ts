import { DatabaseSync } from 'node:sqlite'
import type { SiteLock } from './site-lock.ts'

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
