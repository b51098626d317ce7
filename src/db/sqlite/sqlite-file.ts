import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'
import { VitrineError } from '#base'
import { count, measureQuery } from '#base/metrics'
import { isBusy } from './busy-retry.ts'

const CACHED_STATEMENTS = 400

/** Fewer checkpoints write a page that changes often fewer times. The log grows to 16 MB. */
export const AUTO_CHECKPOINT_PAGES = 4000
export const WRITER_CACHE_KILOBYTES = 16_000
const READER_CACHE_KILOBYTES = 32_000

interface Prepared {
  statement: StatementSync
  hasRows: boolean
  /** Whether it can safely run twice. */
  isRead: boolean
}

/** Integers beyond 2^53 are rounded to the nearest number. */
function toNumbers<Row>(rows: readonly unknown[]): Row[] {
  return (rows as Record<string, unknown>[]).map(row => {
    for (const [name, value] of Object.entries(row)) {
      if (typeof value === 'bigint') row[name] = Number(value)
    }
    return row as Row
  })
}

const isTooLarge = (error: unknown) => (error as { code?: string }).code === 'ERR_OUT_OF_RANGE'

export type SqliteFile = ReturnType<typeof openSqliteFile>

/**
 * SQLite opens read-only files without an error. A concurrent writer also proves that the file is
 * writable.
 */
function proveWritable(database: DatabaseSync) {
  try {
    database.exec('begin immediate; rollback')
  } catch (error) {
    if (!isBusy(error)) throw error
  }
}

/**
 * Opens a connection in WAL mode and caches prepared statements; a site runs only a few hundred
 * different ones. Readers reject writes.
 */
export function openSqliteFile(path: string, mode: 'reader' | 'writer') {
  const database = new DatabaseSync(path)
  // SQLite may wait while opening; later the driver waits without blocking the event loop.
  database.exec('pragma busy_timeout = 5000')
  if (mode === 'writer') database.exec('pragma journal_mode = wal')
  if (mode === 'writer') proveWritable(database)
  // Savepoints keep the previous content of each changed page, which would go to a file.
  if (mode === 'writer') database.exec('pragma temp_store = memory')
  if (mode === 'writer') database.exec(`pragma wal_autocheckpoint = ${AUTO_CHECKPOINT_PAGES}`)
  database.exec('pragma foreign_keys = on')
  database.exec('pragma busy_timeout = 0')
  const cache = mode === 'writer' ? WRITER_CACHE_KILOBYTES : READER_CACHE_KILOBYTES
  database.exec(`pragma cache_size = ${-cache}`)
  if (mode === 'reader') database.exec('pragma query_only = on')
  const prepared = new Map<string, Prepared>()
  let synchronous = ''

  function prepare(sql: string): Prepared {
    const known = prepared.get(sql)
    if (known) return known
    const statement = database.prepare(sql)
    const isRead = /^\s*select\b/i.test(sql)
    const entry = { statement, hasRows: statement.columns().length > 0, isRead }
    if (prepared.size >= CACHED_STATEMENTS) prepared.clear()
    prepared.set(sql, entry)
    return entry
  }

  function run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, hasRows, isRead } = prepare(sql)
    const values = parameters as SQLInputValue[]
    if (hasRows) return { rows: readAll<Row>(statement, isRead, values) }
    const { changes, lastInsertRowid } = statement.run(...values)
    return {
      rows: [],
      numAffectedRows: BigInt(changes),
      insertId: BigInt(lastInsertRowid),
    }
  }

  return {
    /** Error `DB_BUSY` if the disk is full. */
    run<Row>(query: CompiledQuery): QueryResult<Row> {
      try {
        return measureQuery(() => run(query))
      } catch (error) {
        throw isFull(error) ? toFullError(error) : error
      }
    },
    iterate<Row>({ sql, parameters }: CompiledQuery): IterableIterator<Row> {
      count('queries')
      const values = parameters as SQLInputValue[]
      const statement = database.prepare(sql)
      statement.setReadBigInts(true)
      return mapRows<Row>(statement.iterate(...values))
    },
    /** Sets the sync level of later commits. Not allowed inside a transaction. */
    setSynchronous(level: 'full' | 'normal') {
      if (level === synchronous) return
      database.exec(`pragma synchronous = ${level}`)
      synchronous = level
    },
    begin: () => database.exec('begin'),
    get isTransaction() {
      return database.isTransaction
    },
    close: () => database.close(),
  }
}

const SQLITE_FULL = 13

/** Extended codes contain the primary code in the lowest byte. */
const isFull = (error: unknown) =>
  (((error as { errcode?: number }).errcode ?? 0) & 0xff) === SQLITE_FULL

const toFullError = (cause: unknown) =>
  new VitrineError('DB_BUSY', 'The disk of the database is full.', { cause })

/**
 * `node:sqlite` throws on integers that a number cannot represent. Reads are then repeated with big
 * integers, so ordinary reads cost nothing extra; writes always use big integers.
 */
function readAll<Row>(statement: StatementSync, isRead: boolean, values: SQLInputValue[]): Row[] {
  if (isRead) {
    try {
      return statement.all(...values) as Row[]
    } catch (error) {
      if (!isTooLarge(error)) throw error
    }
  }
  statement.setReadBigInts(true)
  try {
    return toNumbers<Row>(statement.all(...values))
  } finally {
    statement.setReadBigInts(false)
  }
}

function* mapRows<Row>(rows: IterableIterator<unknown>): IterableIterator<Row> {
  for (const row of rows) yield* toNumbers<Row>([row])
}
