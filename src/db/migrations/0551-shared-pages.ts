import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../database.ts'

/** Rendered pages that processes take from each other. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind) {
  const unlogged = sql.raw(kind === 'postgres' ? 'unlogged' : '')
  await sql`create ${unlogged} table shared_pages (
    key text primary key,
    token text not null,
    claimed_until bigint not null,
    page text,
    seen text,
    made_at bigint not null
  )`.execute(db)
}
