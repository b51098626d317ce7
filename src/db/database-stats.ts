import { statSync } from 'node:fs'
import { createCounter } from '#base/instruments'
import type { Database } from './database.ts'

/** State of a connection pool, or of the file of SQLite. */
export type DatabaseStats =
  | { kind: 'postgres'; open: number; idle: number; waiting: number; max: number }
  | { kind: 'sqlite'; fileBytes: number; walBytes: number }

const readers = new WeakMap<Database, () => DatabaseStats>()

export function provideStats(db: Database, read: () => DatabaseStats) {
  readers.set(db, read)
}

/** Undefined for a database that does not provide them. */
export const databaseStats = (db: Database): DatabaseStats | undefined => readers.get(db)?.()

export function sqliteStats(file: string): DatabaseStats {
  const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0
  return { kind: 'sqlite', fileBytes: sizeOf(file), walBytes: sizeOf(`${file}-wal`) }
}

/** Failures because the database was busy or unreachable. */
export const unavailable = createCounter(
  'vitrine_db_unavailable_total',
  'Database calls that failed because the database was busy or unreachable.',
)
