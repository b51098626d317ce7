import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '#db'

/**
 * Indexes beginnings of up to eight letters. SQLite reads matches of other lengths completely before
 * it returns the first one.
 */
export async function up(db: Kysely<unknown>, kind: DatabaseKind) {
  if (kind === 'postgres') return
  await sql`drop table product_words`.execute(db)
  await sql`create virtual table product_words using fts5(
    body, content='product_search', content_rowid='id', prefix='1 2 3 4 5 6 7 8')`.execute(db)
  await sql`insert into product_words(product_words) values ('rebuild')`.execute(db)
}
