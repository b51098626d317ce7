import { sql } from 'kysely'
import type { Database, DatabaseKind } from './connect.ts'
import { type LockName, NAMED_LOCKS } from './lock-keys.ts'

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
