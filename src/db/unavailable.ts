import { PostgresDialect } from 'kysely'
import type pg from 'pg'
import { isRecord, VitrineError } from '#base'

/** Postgres: a lock was not free in time, too many connections, the server shuts down, crashed or starts. */
const UNAVAILABLE = new Set(['55P03', '53300', '57P01', '57P02', '57P03'])
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT'])
/** `pg` gives these errors no code. */
const WITHOUT_CODE = /connection terminated|timeout exceeded when trying to connect|not queryable/i

/** Turns an error of a database that is busy or restarting into `DB_BUSY`; others stay as they are. */
export function asUnavailable(error: unknown): unknown {
  if (!isRecord(error)) return error
  const code = String(error.code ?? '')
  const isUnavailable =
    UNAVAILABLE.has(code) ||
    NETWORK.has(code) ||
    code.startsWith('08') ||
    WITHOUT_CODE.test(String(error.message))
  if (!isUnavailable) return error
  return new VitrineError('DB_BUSY', `The database is not available: ${error.message}.`, {
    cause: error,
  })
}

const rejectUnavailable = (error: unknown) => Promise.reject(asUnavailable(error))

/** Kysely on a pool whose errors say whether the database is unavailable. */
export function createPostgresDialect(pool: pg.Pool) {
  const wrapped = new WeakMap<pg.PoolClient, pg.PoolClient>()

  /** The same object for the same client: Kysely keeps connections by it. */
  function wrap(client: pg.PoolClient): pg.PoolClient {
    const known = wrapped.get(client)
    if (known) return known
    const query = (...request: unknown[]) => {
      const answer: unknown = Reflect.apply(client.query, client, request)
      return answer instanceof Promise ? answer.catch(rejectUnavailable) : answer
    }
    const release = (error?: Error | boolean) => client.release(error)
    const created = Object.assign(Object.create(client), { query, release }) as pg.PoolClient
    wrapped.set(client, created)
    return created
  }

  return new PostgresDialect({
    pool: {
      connect: async () => wrap(await pool.connect().catch(rejectUnavailable)),
      end: () => pool.end(),
    },
  })
}
