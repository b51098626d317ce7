import { type Kysely, sql } from 'kysely'

/** Finds the few products with videos, for their third-party requests, without a full scan. */
export async function up(db: Kysely<unknown>) {
  await sql`create index products_with_videos on products (id) where videos <> '[]'`.execute(db)
}
