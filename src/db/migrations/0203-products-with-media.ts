import { type Kysely, sql } from 'kysely'

/** Finds the few products with media in their gallery or description without a full scan. */
export async function up(db: Kysely<unknown>) {
  await sql`drop index products_with_videos`.execute(db)
  await sql`
    create index products_with_media on products (id)
    where videos <> '[]'
      or short_html like '%<video%' or short_html like '%<audio%'
      or description_html like '%<video%' or description_html like '%<audio%'
  `.execute(db)
}
