import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '#db'

/** The vocabulary includes short words, which also match typed prefixes. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind) {
  const terms =
    kind === 'postgres'
      ? sql`(select word as term from ts_stat('select document from search_entries')
          where word not like 'title0%' and word not like 'kind0%') as terms`
      : sql`search_terms`
  const tail = kind === 'postgres' ? sql`right(term, 2)` : sql`substr(term, -2)`
  if (kind !== 'postgres') {
    await sql`create virtual table search_terms using fts5vocab(search_words, 'row')`.execute(db)
  }
  await sql`
    insert into search_vocabulary (word, stem, head, tail, length)
    select term, term, substr(term, 1, 2), ${tail}, length(term) from ${terms}
    where length(term) < 4 or length(term) between 31 and 64
    on conflict do nothing`.execute(db)
  if (kind !== 'postgres') await sql`drop table search_terms`.execute(db)
}
