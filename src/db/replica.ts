import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresAdapter,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import { isRecord, SECOND } from '#base'
import type { Database } from './database.ts'

const reading = new AsyncLocalStorage<true>()

/** Selects of `work` outside transactions are read from a replica, if there is one. */
export function readFromReplica<Answer>(work: () => Answer): Answer {
  return reading.run(true, work)
}

/** Reads the primary also within `readFromReplica`. */
export function readFromPrimary<Answer>(work: () => Answer): Answer {
  return reading.exit(work)
}

/** A lost replica is tried again after this time. */
const RETRY_MS = 10 * SECOND

/** Replicas of which this process uses one at a time, or none while all are lost. */
export interface Replicas {
  /** Changes whenever this process begins to read from another database. */
  version(): number
}

interface Choice extends Replicas {
  /** The pool in use; undefined while reads go to the primary. */
  current(): pg.Pool | undefined
  lose(pool: pg.Pool): void
  end(): Promise<void>
}

export function createReplicas(pools: readonly pg.Pool[]): Choice {
  let version = 0
  let next = 0
  let current = pools[next]
  let timer: NodeJS.Timeout | undefined
  let isEnded = false

  function use(pool: pg.Pool | undefined) {
    current = pool
    version++
  }

  /** Tries one after another. */
  async function look() {
    next = (next + 1) % pools.length
    const pool = pools[next]
    const isThere = await pool?.query('select 1').then(
      () => true,
      () => false,
    )
    if (isEnded) return
    if (isThere) use(pool)
    else lookAgain(RETRY_MS)
  }
  function lookAgain(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(look, ms).unref()
  }

  return {
    version: () => version,
    current: () => current,
    lose(pool) {
      if (pool !== current) return
      use(undefined)
      lookAgain(pools.length > 1 ? 0 : RETRY_MS)
    },
    async end() {
      isEnded = true
      clearTimeout(timer)
      await Promise.all(pools.map(pool => pool.end()))
    },
  }
}

/** Adapter of a database with replicas. */
export class ReplicaAdapter extends PostgresAdapter {
  readonly replicas: Replicas

  constructor(replicas: Replicas) {
    super()
    this.replicas = replicas
  }
}

export function replicasOf(db: Database): Replicas | undefined {
  const { adapter } = db.getExecutor()
  return adapter instanceof ReplicaAdapter ? adapter.replicas : undefined
}

/** Words of statements that change or lock something, which a standby refuses. */
const CHANGES =
  /\b(insert\s+into|update|delete\s+from|for\s+(update|share|no\s+key|key)|nextval|setval|pg_\w*advisory\w*|pg_current_xact_id)\b/i
const isPlainSelect = ({ sql }: CompiledQuery) =>
  /^\s*(select|with)\b/i.test(sql) && !CHANGES.test(sql)

const codeOf = (error: unknown) => (isRecord(error) ? String(error.code) : '')
const isLost = (error: unknown) => codeOf(error) === 'DB_BUSY'
/**
 * Errors after which the primary is asked: a query that the standby cancelled to replay a change, a
 * table that is not replicated, and a table or column of a migration that has not arrived.
 */
const ONLY_AT_PRIMARY = new Set(['40001', '0A000', '42P01', '42703'])

/** Reads from a replica where its caller allows it. Everything else goes to the primary. */
export function withReplicas(
  primary: Driver,
  choice: Choice,
  driverOf: (pool: pg.Pool) => Driver,
): Driver {
  const drivers = new Map<pg.Pool, Promise<Driver>>()
  function connected(pool: pg.Pool) {
    const known = drivers.get(pool)
    if (known) return known
    const driver = driverOf(pool)
    const ready = driver.init().then(() => driver)
    drivers.set(pool, ready)
    return ready
  }

  /** Chooses the database of each statement. */
  class RoutedConnection implements DatabaseConnection {
    #primary: Promise<DatabaseConnection> | undefined

    primary() {
      this.#primary ??= primary.acquireConnection()
      return this.#primary
    }

    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const pool = this.#primary ? undefined : choice.current()
      if (pool && isPlainSelect(query)) {
        const driver = await connected(pool)
        try {
          const connection = await driver.acquireConnection()
          try {
            return await connection.executeQuery<Row>(query)
          } finally {
            await driver.releaseConnection(connection)
          }
        } catch (error) {
          if (!isLost(error) && !ONLY_AT_PRIMARY.has(codeOf(error))) throw error
          if (isLost(error)) choice.lose(pool)
        }
      }
      return (await this.primary()).executeQuery<Row>(query)
    }

    async *streamQuery<Row>(query: CompiledQuery, size: number) {
      yield* (await this.primary()).streamQuery<Row>(query, size)
    }

    async release() {
      if (this.#primary) await primary.releaseConnection(await this.#primary)
    }
  }

  const at = async (connection: DatabaseConnection) =>
    connection instanceof RoutedConnection ? connection.primary() : connection

  return {
    init: () => primary.init(),
    acquireConnection: async () =>
      reading.getStore() && choice.current() ? new RoutedConnection() : primary.acquireConnection(),
    beginTransaction: async (connection: DatabaseConnection, settings: TransactionSettings) =>
      primary.beginTransaction(await at(connection), settings),
    commitTransaction: async (connection: DatabaseConnection) =>
      primary.commitTransaction(await at(connection)),
    rollbackTransaction: async (connection: DatabaseConnection) =>
      primary.rollbackTransaction(await at(connection)),
    async releaseConnection(connection: DatabaseConnection) {
      if (connection instanceof RoutedConnection) await connection.release()
      else await primary.releaseConnection(connection)
    },
    async destroy() {
      await choice.end()
      await primary.destroy()
    },
  }
}
