import { sql } from 'kysely'
import type { Database, DatabaseKind } from './connect.ts'
import { type LockName, NAMED_LOCKS } from './lock-keys.ts'

/**
 * Locks a name until the transaction ends, so that rows which are counted before one is added are counted by one
 * transaction at a time. Does nothing on SQLite, which has one writer.
 */
export async function lockFor({ tx, kind }: { tx: Database; kind: DatabaseKind }, name: LockName) {
  if (kind !== 'postgres') return
  await sql`select pg_advisory_xact_lock(${sql.lit(NAMED_LOCKS)}, hashtext(${name}))`.execute(tx)
}
