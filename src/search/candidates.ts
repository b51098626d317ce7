import { type RawBuilder, sql } from 'kysely'
import type { Database, DatabaseKind } from '#db'
import { kindWord } from './kind-words.ts'
import type { SearchKind } from './schema.ts'
import { expandPrefix, MAX_LENGTH } from './vocabulary.ts'
import { type FoldedWord, supportsPrefix } from './words.ts'

/** Maximum number of newest matches that are ranked; common words match nearly everything. */
export const MAX_MATCHES = 1000

export interface Candidate {
  id: number
  kind: SearchKind
  title_words: string
  /** Relevance from 0; only if all matches of the kind were read. */
  rank: number
}

/** Size of the newest part, in which words of a third of all entries have enough matches. */
const NEWEST = 3000

/** Maximum number of completions listed by name. */
const MAX_FORMS = 60

export interface QueryWord extends FoldedWord {
  /** The word, its stem and its completions. */
  forms: readonly string[]
  /** Whether there are more completions. */
  beginsOthers: boolean
}

interface CandidateQuery {
  kind: SearchKind
  words: readonly QueryWord[]
  inTitle: boolean
}

/**
 * Lists completions explicitly, because FTS5 loads all positions of a prefix before the first
 * result, but streams those of listed words.
 */
export function nameForms(db: Database, words: readonly FoldedWord[]): Promise<QueryWord[]> {
  return Promise.all(
    words.map(async one => {
      const { word, stem } = one
      const completions = supportsPrefix(one) ? await expandPrefix(db, word, MAX_FORMS + 1) : []
      const forms = [...new Set([word, stem, ...completions.slice(0, MAX_FORMS)])]
      return {
        ...one,
        forms,
        beginsOthers: completions.length > MAX_FORMS || word.length > MAX_LENGTH,
      }
    }),
  )
}

/**
 * Newest entries of a kind that contain all words, in the title only or anywhere. The only query
 * that differs between the databases.
 */
export async function findCandidates(
  db: Database,
  database: DatabaseKind,
  asked: CandidateQuery,
): Promise<Candidate[]> {
  const found = database === 'postgres' ? await onPostgres(db, asked) : await onSqlite(db, asked)
  return found.map(one => ({ ...one, kind: asked.kind }))
}

/** Prefixes of marker words in the Postgres index for position and kind. */
const MARKS = ['title0', 'kind0']

function toQuery({ kind, words, inTitle }: CandidateQuery): string {
  const where = inTitle ? 'title0' : ''
  const all = words.map(({ word, forms, beginsOthers }) => {
    const named = forms.map(form => where + form)
    const isSafe = inTitle || !MARKS.some(mark => mark.startsWith(word))
    return `(${[...named, ...(beginsOthers && isSafe ? [`${where}${word}:*`] : [])].join(' | ')})`
  })
  return [`kind0${kindWord(kind)}`, ...all].join(' & ')
}

/** Found along the primary key if the words are frequent, else in the text index. */
async function onPostgres(db: Database, asked: CandidateQuery): Promise<Match[]> {
  const query = sql`to_tsquery('simple', ${toQuery(asked)})`
  const matching = sql`select id from search_entries where document @@ ${query}`
  if (!asked.inTitle) {
    const newest = sql`id > (select coalesce(max(id), 0) from search_entries) - ${sql.lit(NEWEST)}`
    const found = await loadMatches(db, query, sql`${matching} and ${newest}`)
    if (found.length === MAX_MATCHES) return found
  }
  return loadMatches(db, query, matching)
}

/** The newest matches. Both parts keep the planner from reading the whole table for the limit. */
async function loadMatches(
  db: Database,
  query: RawBuilder<unknown>,
  matching: RawBuilder<unknown>,
): Promise<Match[]> {
  const { rows } = await sql<Match>`
    with matching as materialized (${matching})
    select found.id::int as id, title_words, rank
    from (select id from matching order by id desc limit ${sql.lit(MAX_MATCHES)}) as found
    cross join lateral (
      select title_words, ts_rank(document, ${query})::float8 as rank
      from search_entries where id = found.id offset 0) as described
    order by found.id desc`.execute(db)
  return rows
}

type Match = Omit<Candidate, 'kind'>

/** Without their relevance. */
async function onSqlite(db: Database, asked: CandidateQuery): Promise<Match[]> {
  const words = match([asked.kind], asked)
  const { rows } = await sql<{ id: number; title_words: string }>`
    select id, title_words from search_entries
    where id in (
      select rowid from search_words where search_words match ${words}
      order by rowid desc limit ${sql.lit(MAX_MATCHES)})
    order by id desc`.execute(db)
  return rows.map(row => ({ ...row, rank: 0 }))
}

/**
 * Adds the relevance of matches on SQLite, if all matches of their kind were read. One query for all
 * kinds, because each counts the matches of every word in the whole index.
 */
export async function addRelevance(
  db: Database,
  database: DatabaseKind,
  words: readonly QueryWord[],
  lists: readonly Candidate[][],
): Promise<readonly Candidate[][]> {
  const complete = lists.filter(list => list.length < MAX_MATCHES)
  const kinds = complete.flatMap(([first]) => first?.kind ?? [])
  if (database === 'postgres' || kinds.length === 0) return lists
  const ranks = await bm25(db, match(kinds, { words, inTitle: false }))
  const withRank = (one: Candidate) => ({ ...one, rank: ranks.get(one.id) ?? 0 })
  return lists.map(list => (complete.includes(list) ? list.map(withRank) : list))
}

/** Normalized words contain only letters and digits, so no operators. */
function match(
  kinds: readonly SearchKind[],
  { words, inTitle }: Omit<CandidateQuery, 'kind'>,
): string {
  const columns = inTitle ? 'title_words' : '{title_words keyword_words body_words}'
  const all = words.map(({ word, forms, beginsOthers }) => {
    const named = forms.map(form => `"${form}"`)
    return `(${[...named, ...(beginsOthers ? [`"${word}"*`] : [])].join(' OR ')})`
  })
  const marks = kinds.map(kind => `"${kindWord(kind)}"`).join(' OR ')
  return `kind : (${marks}) AND ${columns} : (${all.join(' AND ')})`
}

/** Column weights: kind, title, keywords, body. */
const WEIGHTS = sql.raw('0, 8, 4, 1')

async function bm25(db: Database, words: string) {
  const { rows } = await sql<{ id: number; rank: number }>`
    select rowid as id, -bm25(search_words, ${WEIGHTS}) as rank from search_words
    where search_words match ${words}`.execute(db)
  return new Map(rows.map(({ id, rank }) => [id, rank]))
}
