import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import { retryWhileBusy } from './busy-retry.ts'
import { synchronousLevel } from './durability.ts'
import { createQueue, type Release } from './queue.ts'
import { openSqliteFile, type SqliteFile } from './sqlite-file.ts'

/**
 * Kysely dialect for a SQLite file with one writer and one reader connection, so reads never wait
 * for writes. Statements of `node:sqlite` are synchronous, so one reader serves all requests; it
 * sees committed data.
 */
export class SqliteFileDialect implements Dialect {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  createDriver(): Driver {
    return new SqliteFileDriver(this.#path)
  }
  createAdapter() {
    return new SqliteAdapter()
  }
  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler()
  }
  // biome-ignore lint/suspicious/noExplicitAny: Kysely's own signature
  createIntrospector(db: Kysely<any>) {
    return new SqliteIntrospector(db)
  }
}

class SqliteFileDriver implements Driver {
  readonly #path: string
  readonly #writer: SqliteFile
  readonly #reader: SqliteFile
  readonly #takeWriter = createQueue()

  constructor(path: string) {
    this.#path = path
    this.#writer = openSqliteFile(path, 'writer')
    this.#reader = openSqliteFile(path, 'reader')
  }

  async init() {}

  async acquireConnection() {
    return new RoutedConnection(this.#writer, this.#reader, this.#takeWriter)
  }

  /** Read-only transactions get their own connection and see one snapshot. */
  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const routed = connection as RoutedConnection
    if (settings.accessMode === 'read only') {
      routed.beginSnapshot(openSqliteFile(this.#path, 'reader'))
    } else await routed.begin()
  }
  async commitTransaction(connection: DatabaseConnection) {
    ;(connection as RoutedConnection).commit()
  }
  async rollbackTransaction(connection: DatabaseConnection) {
    ;(connection as RoutedConnection).rollback()
  }
  async releaseConnection() {}

  async destroy() {
    const release = await this.#takeWriter()
    this.#reader.close()
    this.#writer.close()
    release()
  }
}

/** Routes each statement to the open transaction, the reader, or the writer's queue. */
class RoutedConnection implements DatabaseConnection {
  readonly #writer: SqliteFile
  readonly #reader: SqliteFile
  readonly #takeWriter: () => Promise<Release>
  #transaction: { file: SqliteFile; release: Release } | undefined

  constructor(writer: SqliteFile, reader: SqliteFile, takeWriter: () => Promise<Release>) {
    this.#writer = writer
    this.#reader = reader
    this.#takeWriter = takeWriter
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#transaction) return this.#transaction.file.run(query)
    if (isRead(query)) return retryWhileBusy(() => this.#reader.run(query))
    const release = await this.#takeWriter()
    try {
      this.#writer.setSynchronous(synchronousLevel())
      return await retryWhileBusy(() => this.#writer.run<Row>(query))
    } finally {
      release()
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    // Outside of a transaction, streaming would pin the shared reader to one snapshot.
    if (!this.#transaction) throw new Error('rows can be streamed only in a read-only transaction')
    for (const row of this.#transaction.file.iterate<Row>(query)) yield { rows: [row] }
  }

  /** Starts as a writer, so that it cannot fail half-way because of another process. */
  async begin() {
    const release = await this.#takeWriter()
    try {
      this.#writer.setSynchronous(synchronousLevel())
      await retryWhileBusy(() => this.#writer.run(CompiledQuery.raw('begin immediate')))
    } catch (error) {
      release()
      throw error
    }
    this.#transaction = { file: this.#writer, release }
  }

  beginSnapshot(file: SqliteFile) {
    file.begin()
    this.#transaction = { file, release: () => file.close() }
  }

  /** After a failed commit the transaction is still open and gets rolled back. */
  commit() {
    this.#transaction?.file.run(CompiledQuery.raw('commit'))
    this.#finish()
  }

  /**
   * SQLite ends the transaction itself when the disk is full; report that cause instead of the
   * missing transaction.
   */
  rollback() {
    try {
      const file = this.#transaction?.file
      if (file?.isTransaction) file.run(CompiledQuery.raw('rollback'))
    } finally {
      this.#finish()
    }
  }

  #finish() {
    this.#transaction?.release()
    this.#transaction = undefined
  }
}

/** Pragmas read or change the settings of the writer connection. */
function isRead({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql))
}
