import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '#db'

/** Search index for visitors: words of pages, posts, projects and products with the text shown in results. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind) {
  if (kind === 'postgres') {
    // Position and topic of a word are stored as words, so that queries are answered from the
    // index.
    await sql`create table search_entries (
      id bigint generated always as identity primary key,
      ref text collate "C" not null unique,
      kind text not null,
      stamp text not null,
      title text not null,
      body text not null,
      title_words text not null,
      keyword_words text not null,
      body_words text not null,
      document tsvector generated always as (
        setweight(to_tsvector('simple', title_words), 'A')
        || setweight(to_tsvector('simple', keyword_words), 'B')
        || setweight(to_tsvector('simple', body_words), 'D')
        || to_tsvector('simple', regexp_replace(title_words, '(\\S+)', 'title0\\1', 'g'))
        || to_tsvector('simple', 'kind0' || kind)) stored)`.execute(db)
    await sql`create index search_entries_document on search_entries using gin (document)`.execute(
      db,
    )
  } else {
    await sql`create table search_entries (
      id integer primary key,
      ref text not null unique,
      kind text not null,
      stamp text not null,
      title text not null,
      body text not null,
      title_words text not null,
      keyword_words text not null,
      body_words text not null)`.execute(db)
    const columns = sql.raw('kind, title_words, keyword_words, body_words')
    const of = (row: 'new' | 'old') =>
      sql.raw(`${row}.id, ${row}.kind, ${row}.title_words, ${row}.keyword_words, ${row}.body_words`)
    await sql`create virtual table search_words using fts5(
      ${columns}, content='search_entries', content_rowid='id', prefix='2 3')`.execute(db)
    await sql`create trigger search_entries_added after insert on search_entries begin
      insert into search_words(rowid, ${columns}) values (${of('new')});
    end`.execute(db)
    await sql`create trigger search_entries_removed after delete on search_entries begin
      insert into search_words(search_words, rowid, ${columns}) values ('delete', ${of('old')});
    end`.execute(db)
    await sql`create trigger search_entries_changed after update on search_entries begin
      insert into search_words(search_words, rowid, ${columns}) values ('delete', ${of('old')});
      insert into search_words(rowid, ${columns}) values (${of('new')});
    end`.execute(db)
  }
  // Sort by code point, like the program.
  const collation = sql.raw(kind === 'postgres' ? 'collate "C"' : '')
  await sql`create table search_vocabulary (
    word text ${collation} primary key,
    stem text not null,
    head text not null,
    tail text not null,
    length integer not null)`.execute(db)
  for (const end of ['head', 'tail'] as const) {
    await db.schema
      .createIndex(`search_vocabulary_${end}`)
      .on('search_vocabulary')
      .columns([end, 'length'])
      .execute()
  }
  await db.schema
    .createTable('search_misses')
    .addColumn('words', 'text', column => column.primaryKey())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('times', 'integer', column => column.notNull())
    .addColumn('last_at', 'bigint', column => column.notNull())
    .execute()
}
