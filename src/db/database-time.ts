import { PostgresAdapter, sql } from 'kysely'
import type { Database } from './connect.ts'

/** In SQL, the database's own time in UTC milliseconds, or so much before or after it. One for all processes. */
export function databaseTime(db: Database, offsetMs = 0) {
  // Of the statement: a transaction's own time may lie long before what it writes.
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint + ${sql.lit(offsetMs)}`
    : sql<number>`cast(unixepoch('subsec') * 1000 as integer) + ${sql.lit(offsetMs)}`
}
