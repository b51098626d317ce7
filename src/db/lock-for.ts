import { sql } from 'kysely'
import type { Database, DatabaseKind } from './connect.ts'

/**
 * Until the transaction ends no other one has this name: what counts rows before it adds one counts all of them. SQLite has one writer
 * anyway.
 */
export async function lockFor({ tx, kind }: { tx: Database; kind: DatabaseKind }, name: string) {
  if (kind !== 'postgres') return
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(tx)
}
