import { existsSync, mkdirSync, statSync } from 'node:fs'
import { Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { Kysely } from 'kysely'
import pg from 'pg'
import { SECOND, VitrineError } from '#base'
import { createAdvisoryLock, createStartLock } from './advisory-lock.ts'
import type { Database, DatabaseKind } from './database.ts'
import { provideStats, sqliteStats } from './database-stats.ts'
import { createFileLock, type ExclusiveLock, type SiteLock } from './file-lock.ts'
import { createPostgresDialect } from './postgres-dialect.ts'
import { createProcessLocks, createProcessMark, type ProcessLocks } from './process-locks.ts'
import { createReplicas } from './replica.ts'
import { SqliteFileDialect } from './sqlite/sqlite-dialect.ts'
import type { Tables } from './tables/index.ts'

export type { Database, DatabaseKind } from './database.ts'

export interface Connection {
  db: Database
  kind: DatabaseKind
  lock: SiteLock
  /** Held while a starting process migrates and fills the database. */
  startLock: ExclusiveLock
  /** Only on Postgres. */
  processes?: ProcessLocks
  close(): Promise<void>
}

/** Whether no server, restore or migration uses the database at this moment. */
export async function isAlone({ lock }: Connection): Promise<boolean> {
  const release = await lock.own()
  await release?.()
  return release !== undefined
}

/**
 * Opens the database and checks that it responds. Errors: `DB_UNREACHABLE`, `DB_DAMAGED`,
 * `DATA_DIR_UNWRITABLE`.
 */
export async function connect(options: {
  dataDir: string
  databaseUrl?: string | undefined
  /** Maximum number of connections to Postgres. */
  poolSize?: number
  /** Databases for `readFromReplica`. */
  replicaUrls?: readonly string[]
}): Promise<Connection> {
  const { dataDir, databaseUrl, poolSize = 10, replicaUrls = [] } = options
  try {
    makeFolder(dataDir)
    if (!databaseUrl) return connectSqlite(dataDir)
  } catch (cause) {
    if (cause instanceof VitrineError) throw cause
    const why = cause instanceof Error ? cause.message : String(cause)
    if (isDamage(cause)) {
      const message = `The database file in ${dataDir} is damaged (${why}): restore a backup.`
      throw new VitrineError('DB_DAMAGED', message, { cause })
    }
    const message = `Cannot write to the folder ${dataDir}: ${why}.`
    throw new VitrineError('DATA_DIR_UNWRITABLE', message, { cause })
  }
  return connectPostgres(databaseUrl, { poolSize, replicaUrls })
}

/**
 * `mkdir` with `recursive` never returns in Node 24 when a folder cannot be created in an existing
 * parent.
 */
function makeFolder(folder: string) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** SQLITE_CORRUPT or SQLITE_NOTADB. Extended codes contain the primary code in the lowest byte. */
function isDamage(error: unknown): boolean {
  const code = (error as { errcode?: number }).errcode ?? 0
  return [11, 26].includes(code & 0xff)
}

/** A new site has no database file. An empty file next to other data means that the database was lost. */
function refuseEmptied(dataDir: string, file: string) {
  if (!existsSync(file) || statSync(file).size > 0) return
  if (!existsSync(join(dataDir, 'secret')) && !existsSync(join(dataDir, 'media'))) return
  const message = `The database file ${file} is empty, but the folder holds a site: restore a backup, or move the folder away.`
  throw new VitrineError('DB_DAMAGED', message)
}

function connectSqlite(dataDir: string): Connection {
  refuseEmptied(dataDir, join(dataDir, 'vitrine.db'))
  const db = new Kysely<Tables>({ dialect: new SqliteFileDialect(join(dataDir, 'vitrine.db')) })
  provideStats(db, () => sqliteStats(join(dataDir, 'vitrine.db')))
  return {
    db,
    kind: 'sqlite',
    lock: createFileLock(join(dataDir, 'lock')),
    startLock: createFileLock(join(dataDir, 'start.lock')),
    close: () => db.destroy(),
  }
}

/** Statements fail after waiting this long for a lock, so that they cannot exhaust the pool. */
const LOCK_TIMEOUT_MS = 10 * SECOND

/**
 * Postgres ends the transaction of a process that stopped in the middle of it, for example because
 * its machine was suspended, so that others do not wait for its locks.
 */
const IDLE_TRANSACTION_MS = 15 * SECOND

/** Memory of a sort or grouping: reports by product write larger ones than the default to the disk. */
const WORK_MEMORY = '16MB'

// Parse int8 (times, counts) as number: our values stay below 2^53.
pg.types.setTypeParser(20, Number)

function createPool(url: string, poolSize: number, stream?: () => Socket): pg.Pool {
  const pool = new pg.Pool({
    ...(stream && { stream }),
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    // Not a startup parameter, because connection poolers reject it.
    onConnect: async client => {
      await client.query(
        `set lock_timeout = ${LOCK_TIMEOUT_MS}; set work_mem = '${WORK_MEMORY}';
         set idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_MS}`,
      )
    },
  })
  // The pool replaces broken connections, and queries in flight reject. Without listeners on pool
  // and client, the `error` event would end the process.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}

async function connectPostgres(
  url: string,
  options: { poolSize: number; replicaUrls: readonly string[] },
): Promise<Connection> {
  const sockets = new Set<Socket>()
  const pool = createPool(url, options.poolSize, () => {
    const socket = new Socket()
    sockets.add(socket)
    return socket.once('close', () => sockets.delete(socket))
  })
  try {
    await pool.query('select 1')
  } catch (cause) {
    await pool.end().catch(() => {})
    // The pool does not close connections whose sign-in failed.
    for (const socket of sockets) socket.destroy()
    const why = reasonOf(cause)
    throw new VitrineError(
      'DB_UNREACHABLE',
      `Cannot reach the database at ${hostOf(url)}: ${why}.`,
      {
        cause,
      },
    )
  }
  const urls = options.replicaUrls
  const replicas =
    urls.length > 0 ? createReplicas(urls.map(one => createPool(one, options.poolSize))) : undefined
  const db = new Kysely<Tables>({ dialect: createPostgresDialect(pool, replicas) })
  provideStats(db, () => {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = pool
    return { kind: 'postgres', open, idle, waiting, max: pool.options.max ?? 10 }
  })
  const mark = createProcessMark()
  return {
    db,
    kind: 'postgres',
    lock: createAdvisoryLock(url, mark),
    startLock: createStartLock(url),
    processes: createProcessLocks(db, mark),
    close: () => db.destroy(),
  }
}

function reasonOf(cause: unknown): string {
  const why = cause instanceof Error ? cause.message || String(cause) : String(cause)
  if (!/password must be a (non-empty )?string/.test(why)) return why
  return 'it asks for a password, so add it to DATABASE_URL or set PGPASSWORD'
}

/** The URL without its password. */
function hostOf(url: string): string {
  try {
    const { host, pathname } = new URL(url)
    return host + pathname
  } catch {
    return 'DATABASE_URL, which is not an address (special characters of passwords must be percent-encoded)'
  }
}
