import { setTimeout as wait } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
} from 'kysely'

/** How long a writer waits for another process's transaction, such as an import. */
const PATIENCE_MS = 60_000
const LONGEST_PAUSE_MS = 50

/**
 * Kysely's SQLite dialect, but a busy file is waited for without stopping the process: `node:sqlite` would block
 * everything else, cached pages included. Transactions begin as writers, so that they cannot fail half-way.
 */
export class PatientSqliteDialect extends SqliteDialect {
  constructor(database: SqliteDatabase) {
    super({ database })
  }

  override createDriver(): Driver {
    const driver = super.createDriver()
    const open = new WeakMap<DatabaseConnection, DatabaseConnection>()
    return {
      init: () => driver.init(),
      destroy: () => driver.destroy(),
      async acquireConnection() {
        const inner = await driver.acquireConnection()
        const outer = toPatient(inner)
        open.set(outer, inner)
        return outer
      },
      releaseConnection: outer => driver.releaseConnection(open.get(outer) ?? outer),
      beginTransaction: async outer => {
        await outer.executeQuery(CompiledQuery.raw('begin immediate'))
      },
      commitTransaction: outer => driver.commitTransaction(open.get(outer) ?? outer),
      rollbackTransaction: outer => driver.rollbackTransaction(open.get(outer) ?? outer),
    }
  }
}

function toPatient(inner: DatabaseConnection): DatabaseConnection {
  return {
    streamQuery: (query, chunkSize) => inner.streamQuery(query, chunkSize),
    async executeQuery(query) {
      const endsAt = Date.now() + PATIENCE_MS
      for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
        try {
          return await inner.executeQuery(query)
        } catch (error) {
          if (!isBusy(error) || Date.now() > endsAt) throw error
          await wait(pauseMs)
        }
      }
    },
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && /database is locked|SQLITE_BUSY/.test(error.message)
}
