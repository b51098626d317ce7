import {
  type CompiledQuery,
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
import { pauseAfterCommit } from '../durability.ts'
import { retryWhileBusy } from './busy-retry.ts'
import { createGroupCommit, type GroupCommit, type GroupMember } from './group-commit.ts'
import { openSqliteFile, type SqliteFile } from './sqlite-file.ts'
import { createTimeSlices, type TimeSlices } from './time-slices.ts'

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
  readonly #groupCommit: GroupCommit
  readonly #rest = createTimeSlices()

  constructor(path: string) {
    this.#path = path
    this.#writer = openSqliteFile(path, 'writer')
    this.#reader = openSqliteFile(path, 'reader')
    this.#groupCommit = createGroupCommit(this.#writer)
  }

  async init() {}

  async acquireConnection() {
    return new RoutedConnection(this.#writer, this.#reader, this.#groupCommit, this.#rest)
  }

  /** Read-only transactions get their own connection and see one snapshot. */
  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const routed = connection as RoutedConnection
    if (settings.accessMode === 'read only') {
      routed.beginSnapshot(openSqliteFile(this.#path, 'reader'))
    } else await routed.begin()
  }
  commitTransaction(connection: DatabaseConnection) {
    return (connection as RoutedConnection).commit()
  }
  rollbackTransaction(connection: DatabaseConnection) {
    return (connection as RoutedConnection).rollback()
  }
  async releaseConnection() {}

  destroy() {
    return this.#groupCommit.alone(async () => {
      this.#reader.close()
      this.#writer.close()
    })
  }
}

/** Routes each statement to the open transaction, the reader, or the writer. */
class RoutedConnection implements DatabaseConnection {
  readonly #writer: SqliteFile
  readonly #reader: SqliteFile
  readonly #groupCommit: GroupCommit
  readonly #rest: TimeSlices
  #transaction: (GroupMember & { file: SqliteFile; rest: TimeSlices }) | undefined

  constructor(writer: SqliteFile, reader: SqliteFile, groupCommit: GroupCommit, rest: TimeSlices) {
    this.#writer = writer
    this.#reader = reader
    this.#groupCommit = groupCommit
    this.#rest = rest
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const rest = this.#transaction ? this.#transaction.rest() : this.#rest()
    if (rest) await rest
    if (this.#transaction) return this.#transaction.file.run(query)
    if (isRead(query)) return retryWhileBusy(() => this.#reader.run(query))
    if (isPragma(query)) return this.#groupCommit.alone(async () => this.#writer.run<Row>(query))
    await this.begin()
    let answer: QueryResult<Row>
    try {
      answer = this.#writer.run<Row>(query)
    } catch (error) {
      await this.rollback()
      throw error
    }
    await this.commit()
    return answer
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    // Outside of a transaction, streaming would pin the shared reader to one snapshot.
    if (!this.#transaction) throw new Error('rows can be streamed only in a read-only transaction')
    for (const row of this.#transaction.file.iterate<Row>(query)) yield { rows: [row] }
  }

  /** Starts as a writer, so that it cannot fail half-way because of another process. */
  async begin() {
    const member = await this.#groupCommit.begin()
    this.#transaction = { ...member, file: this.#writer, rest: createTimeSlices() }
  }

  beginSnapshot(file: SqliteFile) {
    file.begin()
    const end = async () => file.close()
    this.#transaction = { file, commit: end, rollBack: end, rest: createTimeSlices() }
  }

  /** If it fails, the transaction was rolled back, so that a later `rollback` does nothing. */
  async commit() {
    const committed = this.#transaction?.commit()
    this.#transaction = undefined
    await committed
    const pause = pauseAfterCommit()
    if (pause) await pause
  }

  async rollback() {
    const transaction = this.#transaction
    this.#transaction = undefined
    await transaction?.rollBack()
  }
}

function isRead({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql))
}

/** Pragmas read or change the settings of the writer connection. */
function isPragma({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'RawNode' && /^\s*pragma\b/i.test(sql)
}
