import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../connect.ts'

const BATCH = 500
/** In characters: the limit of Postgres for text vectors. */
const MAX_WORDS = 100_000

// biome-ignore lint/suspicious/noExplicitAny: a migration is older than today's table types
type Schema = Kysely<any>

/** Full-text index of form submissions for staff. */
export async function up(db: Schema, kind: DatabaseKind) {
  if (kind === 'postgres') {
    await sql`create table submission_search (
      submission_id text primary key references submissions(id) on delete cascade,
      body text not null,
      document tsvector generated always as (to_tsvector('simple', body)) stored)`.execute(db)
    await sql`create index submission_search_document
      on submission_search using gin (document)`.execute(db)
  } else {
    await sql`create table submission_search (
      id integer primary key,
      submission_id text not null unique references submissions(id) on delete cascade,
      body text not null)`.execute(db)
    // Avoids reading the text of entries that match a frequent word.
    await sql`create index submission_search_ids
      on submission_search (id, submission_id)`.execute(db)
    await sql`create virtual table submission_words using fts5(
      body, content='submission_search', content_rowid='id', prefix='2 3')`.execute(db)
    await sql`create trigger submission_search_added after insert on submission_search begin
      insert into submission_words(rowid, body) values (new.id, new.body);
    end`.execute(db)
    await sql`create trigger submission_search_removed after delete on submission_search begin
      insert into submission_words(submission_words, rowid, body)
        values ('delete', old.id, old.body);
    end`.execute(db)
  }
  await fill(db)
}

async function fill(db: Schema) {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('submissions')
      .select(['id', 'fields'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    if (rows.length === 0) return
    const words = rows.map(({ id, fields }) => {
      const values = (JSON.parse(fields) as { value: string }[]).map(({ value }) => value)
      return { submission_id: id, body: fold(values.join(' ')).slice(0, MAX_WORDS) }
    })
    await db.insertInto('submission_search').values(words).execute()
    last = rows.at(-1)?.id
  }
}

function fold(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
