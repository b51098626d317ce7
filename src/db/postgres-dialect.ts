import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import { isRecord, VitrineError } from '#base'
import { measureQuery } from '#base/metrics'
import { unavailable } from './database-stats.ts'
import { synchronousLevel } from './durability.ts'
import { type createReplicas, ReplicaAdapter, withReplicas } from './replica.ts'

/** Postgres: lock timeout, idle transaction, too many connections, full disk, shutdown, crash or startup. */
const UNAVAILABLE = new Set(['55P03', '25P03', '53300', '53100', '57P01', '57P02', '57P03'])
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT'])
/** Errors of `pg` without a code. */
const WITHOUT_CODE = /connection terminated|timeout exceeded when trying to connect|not queryable/i

/** Converts errors of a busy or restarting database to `DB_BUSY`; returns others unchanged. */
export function asUnavailable(error: unknown): unknown {
  if (!isRecord(error)) return error
  const code = String(error.code ?? '')
  const isUnavailable =
    UNAVAILABLE.has(code) ||
    NETWORK.has(code) ||
    code.startsWith('08') ||
    WITHOUT_CODE.test(String(error.message))
  if (!isUnavailable) return error
  unavailable.add()
  return new VitrineError('DB_BUSY', `The database is not available: ${error.message}.`, {
    cause: error,
  })
}

const rejectUnavailable = (error: unknown) => Promise.reject(asUnavailable(error))

/** Commits do not wait for the disk if their caller said so (decision 10). */
class DurabilityDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    await super.beginTransaction(connection, settings)
    if (synchronousLevel() === 'full') return
    await connection.executeQuery(CompiledQuery.raw('set local synchronous_commit = off'))
  }
}

class OwnDialect extends PostgresDialect {
  readonly #pool: pg.Pool
  readonly #replicas: OwnReplicas | undefined

  constructor(pool: pg.Pool, replicas: OwnReplicas | undefined) {
    super(toConfig(pool))
    this.#pool = pool
    this.#replicas = replicas
  }

  override createDriver() {
    const driver = new DurabilityDriver(toConfig(this.#pool)) as unknown as Driver
    if (!this.#replicas) return driver
    const driverOf = (pool: pg.Pool) => new PostgresDriver(toConfig(pool)) as unknown as Driver
    return withReplicas(driver, this.#replicas, driverOf)
  }

  override createAdapter() {
    return this.#replicas ? new ReplicaAdapter(this.#replicas) : super.createAdapter()
  }
}

type OwnReplicas = ReturnType<typeof createReplicas>

/** Kysely dialect for a pool whose errors tell whether the database is unavailable. */
export function createPostgresDialect(pool: pg.Pool, replicas?: OwnReplicas) {
  return new OwnDialect(pool, replicas)
}

function toConfig(pool: pg.Pool): PostgresDialectConfig {
  const wrapped = new WeakMap<pg.PoolClient, pg.PoolClient>()

  /** Returns the same object for the same client, because Kysely tracks connections by identity. */
  function wrap(client: pg.PoolClient): pg.PoolClient {
    const known = wrapped.get(client)
    if (known) return known
    const query = (...request: unknown[]) => {
      const answer: unknown = measureQuery(() => Reflect.apply(client.query, client, request))
      return answer instanceof Promise ? answer.catch(rejectUnavailable) : answer
    }
    const release = (error?: Error | boolean) => client.release(error)
    const created = Object.assign(Object.create(client), { query, release }) as pg.PoolClient
    wrapped.set(client, created)
    return created
  }

  return {
    pool: {
      connect: async () => wrap(await pool.connect().catch(rejectUnavailable)),
      end: () => pool.end(),
    },
  }
}
