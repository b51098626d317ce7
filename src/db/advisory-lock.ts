import { sql } from 'kysely'
import pg from 'pg'
import { SECOND } from '#base'
import type { Database, DatabaseKind } from './database.ts'
import type { ExclusiveLock, SiteLock } from './file-lock.ts'
import { LOCK_KEYS, type LockName, NAMED_LOCKS, PROCESS_LOCKS } from './lock-keys.ts'
import type { ProcessMark } from './process-locks.ts'

const RETRY_MS = SECOND

/** Returns a dedicated connection that holds a lock until it ends; undefined if the lock is taken. */
async function connectWithLock(
  url: string,
  lock: string,
  { before }: { before?: string } = {},
): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 5 * SECOND,
  })
  // An unhandled `error` event would end the process.
  client.on('error', () => {})
  let isTaken = false
  try {
    await client.connect()
    if (before) await client.query(before)
    const { rows } = await client.query<{ taken: boolean }>(`select ${lock} as taken`)
    isTaken = rows[0]?.taken ?? false
    return isTaken ? client : undefined
  } finally {
    if (!isTaken) await client.end()
  }
}

/**
 * Postgres advisory lock in an open transaction, so that poolers of transactions, which do not
 * release other locks with the connection, cannot keep it.
 */
export function createStartLock(url: string): ExclusiveLock {
  const before = 'begin; set local idle_in_transaction_session_timeout = 0'
  return {
    async own() {
      const lock = `pg_try_advisory_xact_lock(${LOCK_KEYS.start})`
      const client = await connectWithLock(url, lock, { before })
      return client && (() => client.end())
    },
  }
}

/** Postgres advisory lock on a dedicated connection. Released when the connection ends. */
export function createAdvisoryLock(url: string, mark: ProcessMark): SiteLock {
  async function takeShared() {
    const own = `pg_try_advisory_lock_shared(${PROCESS_LOCKS}, ${mark.key})`
    const lock = `pg_try_advisory_lock_shared(${LOCK_KEYS.server}) and ${own}`
    const client = await connectWithLock(url, lock)
    mark.isHeld = client !== undefined
    client?.once('end', () => {
      mark.isHeld = false
    })
    return client
  }

  return {
    async share() {
      const first = await takeShared()
      if (!first) return undefined
      let client = first
      let timer: NodeJS.Timeout | undefined
      let released = false

      /** Reconnects when the database comes back. */
      function takeAgain() {
        if (released) return
        timer = setTimeout(async () => {
          const next = await takeShared().catch(() => undefined)
          if (!next) return takeAgain()
          if (released) return next.end()
          client = next
          client.once('end', takeAgain)
        }, RETRY_MS).unref()
      }
      client.once('end', takeAgain)

      return async () => {
        released = true
        clearTimeout(timer)
        await client.end()
      }
    },

    async own() {
      const client = await connectWithLock(url, `pg_try_advisory_lock(${LOCK_KEYS.server})`)
      return client && (() => client.end())
    },
  }
}

/**
 * Locks a name until the transaction ends, so that counting rows and inserting one is atomic. No-op
 * on SQLite, which has one writer.
 */
export async function transactionAdvisoryLock(
  { tx, kind }: { tx: Database; kind: DatabaseKind },
  name: LockName,
) {
  if (kind !== 'postgres') return
  await sql`select pg_advisory_xact_lock(${sql.lit(NAMED_LOCKS)}, hashtext(${name}))`.execute(tx)
}
