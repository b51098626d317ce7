import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

const CACHED_STATEMENTS = 400

/**
 * `node:sqlite` in the shape that Kysely's SQLite dialect asks for. Statements are kept prepared: the same
 * few hundred statements are all that a site ever runs.
 */
export function openSqlite(file: string): SqliteDatabase {
  const database = new DatabaseSync(file)
  // While opening it may wait; afterwards the dialect does, without blocking the process.
  database.exec('pragma busy_timeout = 5000')
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  database.exec('pragma busy_timeout = 0')
  database.exec('pragma cache_size = -32000')
  const statements = new Map<string, SqliteStatement>()
  return {
    prepare(sql) {
      const known = statements.get(sql)
      if (known) return known
      const statement = toKyselyStatement(database.prepare(sql))
      if (statements.size >= CACHED_STATEMENTS) statements.clear()
      statements.set(sql, statement)
      return statement
    },
    close: () => database.close(),
  }
}

function toKyselyStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: ReadonlyArray<unknown>) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: parameters => statement.all(...values(parameters)),
    run: parameters => statement.run(...values(parameters)),
    iterate: parameters => statement.iterate(...values(parameters)) as IterableIterator<unknown>,
  }
}
