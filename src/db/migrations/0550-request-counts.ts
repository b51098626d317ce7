import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../database.ts'

/** Counts of requests for rate limits that several processes share. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind) {
  const unlogged = sql.raw(kind === 'postgres' ? 'unlogged' : '')
  await sql`create ${unlogged} table request_counts (
    key text primary key,
    count integer not null,
    ends_at bigint not null
  )`.execute(db)
}
