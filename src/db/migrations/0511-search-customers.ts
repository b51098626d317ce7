import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../connect.ts'

/** Letters without a decomposition into a plain letter and an accent. */
const FOLDED = {
  ...{ ß: 'ss', ẞ: 'ss', æ: 'ae', Æ: 'ae', œ: 'oe', Œ: 'oe', ø: 'o', Ø: 'o', đ: 'd', Đ: 'd' },
  ...{ ð: 'd', Ð: 'd', þ: 'th', Þ: 'th', ħ: 'h', Ħ: 'h', ı: 'i', ł: 'l', Ł: 'l', ŋ: 'n', Ŋ: 'n' },
  ...{ ŧ: 't', Ŧ: 't', ĸ: 'k', ə: 'e', Ə: 'e', ƒ: 'f' },
}

const folded = (text: string) =>
  Object.entries(FOLDED).reduce((sql, [from, to]) => `replace(${sql}, '${from}', '${to}')`, text)

/** Words of names and email addresses. The database keeps them, so that no code can forget it. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind) {
  if (kind === 'postgres') {
    // The locale of the database may lower only ASCII letters.
    const icu = await sql`select 1 from pg_collation where collname = 'und-x-icu'`.execute(db)
    const collation = icu.rows.length > 0 ? ' collate "und-x-icu"' : ''
    const bare = `regexp_replace(normalize(${folded('value')}, NFKD), '[\u0300-\u036f]', '', 'g')`
    const plain = sql.raw(`lower(${bare}${collation})`)
    // Searches apply the same function to what was typed.
    await sql`create function customer_text(value text) returns text
      language sql immutable parallel safe as $$
        select regexp_replace(${plain}, '[[:punct:][:space:]]+', ' ', 'g')
      $$`.execute(db)
    await sql`create function customer_words(name text, email text) returns tsvector
      language sql immutable parallel safe as $$
        select to_tsvector('simple', customer_text(name || ' ' || email))
      $$`.execute(db)
    await sql`create index customers_words on customers using gin (customer_words(name, email))`.execute(
      db,
    )
    return
  }
  await sql`create table customer_search (
    id integer primary key,
    customer_id text not null unique references customers(id) on delete cascade,
    body text not null)`.execute(db)
  await sql`create virtual table customer_words using fts5(
    body, content='customer_search', content_rowid='id', prefix='2 3',
    tokenize='unicode61 remove_diacritics 2')`.execute(db)
  await createWordTriggers(db)
  const body = (row: string) => sql.raw(folded(`${row}name || ' ' || ${row}email`))
  await sql`insert into customer_search (customer_id, body)
    select id, ${body('')} from customers`.execute(db)
  await sql`create trigger customers_added_words after insert on customers begin
    insert into customer_search (customer_id, body) values (new.id, ${body('new.')});
  end`.execute(db)
  await sql`create trigger customers_changed_words after update of name, email on customers begin
    update customer_search set body = ${body('new.')} where customer_id = new.id;
  end`.execute(db)
}

async function createWordTriggers(db: Kysely<unknown>) {
  const add = sql.raw('insert into customer_words(rowid, body) values (new.id, new.body);')
  const remove = sql.raw(
    `insert into customer_words(customer_words, rowid, body) values ('delete', old.id, old.body);`,
  )
  await sql`create trigger customer_search_added after insert on customer_search
    begin ${add} end`.execute(db)
  await sql`create trigger customer_search_removed after delete on customer_search
    begin ${remove} end`.execute(db)
  await sql`create trigger customer_search_changed after update on customer_search
    begin ${remove} ${add} end`.execute(db)
}
