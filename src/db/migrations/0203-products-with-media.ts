import { type Kysely, sql } from 'kysely'

/** Few products have something to be played, in their gallery or in their descriptions: it is found without reading all of them. */
export async function up(db: Kysely<unknown>) {
  await sql`drop index products_with_videos`.execute(db)
  await sql`
    create index products_with_media on products (id)
    where videos <> '[]'
      or short_html like '%<video%' or short_html like '%<audio%'
      or description_html like '%<video%' or description_html like '%<audio%'
  `.execute(db)
}
