import { setTimeout as wait } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
} from 'kysely'
import { waitsForDisk } from './durability.ts'

/** How long a writer waits for another process's transaction, such as an import. */
const PATIENCE_MS = 60_000
const LONGEST_PAUSE_MS = 50

/**
 * Kysely's SQLite dialect, but a busy file is waited for without stopping the process: `node:sqlite` would block
 * everything else, cached pages included. Transactions begin as writers, so that they cannot fail half-way.
 * Each write waits for the disk or not as its caller said (`withoutWaitingForDisk`).
 */
export class PatientSqliteDialect extends SqliteDialect {
  constructor(database: SqliteDatabase) {
    super({ database })
  }

  override createDriver(): Driver {
    const driver = super.createDriver()
    const open = new WeakMap<DatabaseConnection, DatabaseConnection>()
    // There is one connection: these tell how it stands.
    let inTransaction = false
    let isDurable = true

    async function setDurability(connection: DatabaseConnection) {
      if (inTransaction || isDurable === waitsForDisk()) return
      isDurable = !isDurable
      await connection.executeQuery(
        CompiledQuery.raw(`pragma synchronous = ${isDurable ? 'full' : 'normal'}`),
      )
    }

    return {
      init: () => driver.init(),
      destroy: () => driver.destroy(),
      async acquireConnection() {
        const inner = await driver.acquireConnection()
        const outer = toPatient(inner, () => setDurability(inner))
        open.set(outer, inner)
        return outer
      },
      releaseConnection: outer => driver.releaseConnection(open.get(outer) ?? outer),
      beginTransaction: async outer => {
        await outer.executeQuery(CompiledQuery.raw('begin immediate'))
        inTransaction = true
      },
      commitTransaction: async outer => {
        await driver.commitTransaction(open.get(outer) ?? outer)
        inTransaction = false
      },
      rollbackTransaction: async outer => {
        inTransaction = false
        await driver.rollbackTransaction(open.get(outer) ?? outer)
      },
    }
  }
}

function toPatient(inner: DatabaseConnection, prepare: () => Promise<void>): DatabaseConnection {
  return {
    streamQuery: (query, chunkSize) => inner.streamQuery(query, chunkSize),
    async executeQuery(query) {
      await prepare()
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
