import { type Kysely, sql } from 'kysely'

/** Few products have videos: what they ask of other sites is found without reading all of them. */
export async function up(db: Kysely<unknown>) {
  await sql`create index products_with_videos on products (id) where videos <> '[]'`.execute(db)
}
