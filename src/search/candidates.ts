import { type RawBuilder, sql } from 'kysely'
import type { Database, DatabaseKind } from '#db'
import type { SearchKind } from './schema.ts'
import type { FoldedWord } from './words.ts'

/** Newest matches of a kind that are ranked; a word of every text would match them all. */
const MAX_MATCHES = 1000

export interface Candidate {
  id: number
  kind: SearchKind
  title_words: string
  /** How well its words match, from 0; only where all matches of its kind were seen. */
  rank: number
}

/**
 * Entries of a kind that have all the words, the newest of them: their titles alone, or anywhere. The one place where
 * the two databases differ in how they search.
 */
export async function findCandidates(
  db: Database,
  database: DatabaseKind,
  { kind, words, inTitle }: { kind: SearchKind; words: readonly FoldedWord[]; inTitle: boolean },
): Promise<Candidate[]> {
  const { rows } = await (database === 'postgres'
    ? onPostgres(kind, toQuery(words, inTitle))
    : onSqlite(kind, words, inTitle)
  ).execute(db)
  if (inTitle || rows.length === MAX_MATCHES) return rows
  const ranks = database === 'postgres' ? undefined : await bm25(db, kind, words)
  return ranks ? rows.map(row => ({ ...row, rank: ranks.get(row.id) ?? 0 })) : rows
}

/** A word that was typed begins words, and stands for those of its stem. A letter alone would begin half of all words. */
function toQuery(words: readonly FoldedWord[], inTitle: boolean): string {
  const weight = inTitle ? 'A' : ''
  return words
    .map(({ word, stem }) => {
      const begins = word.length > 1 ? `:*${weight}` : weight && `:${weight}`
      return stem === word ? word + begins : `(${word}${begins} | ${stem}${weight && `:${weight}`})`
    })
    .join(' & ')
}

function onPostgres(kind: SearchKind, query: string): RawBuilder<Candidate> {
  return sql<Candidate>`
    select id::int as id, kind, title_words,
      ts_rank(document, to_tsquery('simple', ${query}))::float8 as rank
    from search_entries
    where kind = ${kind} and document @@ to_tsquery('simple', ${query})
    order by search_entries.id desc limit ${sql.lit(MAX_MATCHES)}`
}

function onSqlite(kind: SearchKind, words: readonly FoldedWord[], inTitle: boolean) {
  return sql<Candidate>`
    select id, kind, title_words, 0 as rank from search_entries
    where id in (
      select rowid from search_words where search_words match ${match(kind, words, inTitle)}
      order by rowid desc limit ${sql.lit(MAX_MATCHES)})
    order by id desc`
}

/** Folded words are letters and digits alone: nothing in them is an operator. */
function match(kind: SearchKind, words: readonly FoldedWord[], inTitle: boolean): string {
  const columns = inTitle ? 'title_words' : '{title_words keyword_words body_words}'
  const all = words.map(({ word, stem }) => {
    const begins = `"${word}"${word.length > 1 ? '*' : ''}`
    return stem === word ? begins : `(${begins} OR "${stem}")`
  })
  return `kind : "${kind}" AND ${columns} : (${all.join(' AND ')})`
}

/** What a word weighs in each column: the kind, title, keywords, body. */
const WEIGHTS = sql.raw('0, 8, 4, 1')

async function bm25(db: Database, kind: SearchKind, words: readonly FoldedWord[]) {
  const { rows } = await sql<{ id: number; rank: number }>`
    select rowid as id, -bm25(search_words, ${WEIGHTS}) as rank from search_words
    where search_words match ${match(kind, words, false)}`.execute(db)
  return new Map(rows.map(({ id, rank }) => [id, rank]))
}
