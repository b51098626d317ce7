import type { Database, DatabaseKind } from '#db'
import {
  addRelevance,
  type Candidate,
  findCandidates,
  MAX_MATCHES,
  nameForms,
} from './candidates.ts'
import { excerptOf, markWords } from './excerpt.ts'
import {
  type OwnKind,
  SEARCH_KINDS,
  type SearchHit,
  type SearchKind,
  type SearchResult,
} from './schema.ts'
import type { SearchSource, Shown } from './sources.ts'
import { titleScore } from './title-score.ts'
import { MAX_NEAREST, nearestWords } from './vocabulary.ts'
import { type Analyzer, type FoldedWord, wantedWords } from './words.ts'

export interface SearchQuery {
  text: string
  /** All kinds if missing. */
  kinds?: readonly SearchKind[]
  offset: number
  limit: number
  /** Disables spelling correction. */
  isExact?: boolean
}

export interface SearchReader {
  db: Database
  database: DatabaseKind
  locale: string
  fold: Analyzer
  sources: readonly SearchSource[]
  /** Custom content types of the site. */
  ownKinds: readonly OwnKind[]
}

const kindsOf = ({ ownKinds }: SearchReader): SearchKind[] => [
  ...SEARCH_KINDS,
  ...ownKinds.map(({ kind }) => kind),
]

const NOTHING: SearchResult = { hits: [], total: 0, more: false, counts: {}, corrected: undefined }

/** Finds entries with all words. Titles come first, then by relevance, then newest first. */
export async function find(reader: SearchReader, query: SearchQuery): Promise<SearchResult> {
  const { locale, fold } = reader
  const words = wantedWords(query.text, locale, fold)
  if (words.length === 0) return NOTHING
  const found = await findRanked(reader, words, query)
  if (found.all.length > 0 || query.isExact) return answer(reader, { ...query, words, ...found })
  for (const corrected of await correct(reader.db, words)) {
    const meant = wantedWords(corrected, locale, fold)
    const other = await findRanked(reader, meant, query)
    if (other.all.length > 0) return answer(reader, { ...query, words: meant, ...other, corrected })
  }
  return NOTHING
}

interface Ranked {
  all: Candidate[]
  more: boolean
}

async function findRanked(
  reader: SearchReader,
  words: readonly FoldedWord[],
  query: SearchQuery,
): Promise<Ranked> {
  const { db, database } = reader
  const all = kindsOf(reader)
  const { kinds = all } = query
  const named = await nameForms(db, words)
  // Other kinds too, for their result counts.
  const findIn = (inTitle: boolean, kinds: readonly SearchKind[]) =>
    Promise.all(kinds.map(kind => findCandidates(db, database, { kind, words: named, inTitle })))
  const lists = await addRelevance(db, database, named, await findIn(false, all))
  // Title matches may be missing from truncated lists.
  const inTitles = await findIn(
    true,
    all.filter((_, at) => lists[at]?.length === MAX_MATCHES),
  )
  const byId = new Map<number, Candidate>()
  for (const candidate of [...lists, ...inTitles].flat()) {
    const known = byId.get(candidate.id)
    byId.set(candidate.id, known && known.rank > candidate.rank ? known : candidate)
  }
  const typed = words.map(({ word }) => word).join(' ')
  const scored = [...byId.values()].map(one => ({
    ...one,
    score: titleScore(one.title_words, words, typed),
  }))
  scored.sort((a, b) => b.score - a.score || b.rank - a.rank || b.id - a.id)
  const more = lists.some((list, at) => {
    const kind = all[at]
    return list.length >= MAX_MATCHES && kind !== undefined && kinds.includes(kind)
  })
  return { all: scored, more }
}

/** Likely corrections, best first; empty if a word has no similar one. */
export async function correct(db: Database, words: readonly FoldedWord[]): Promise<string[]> {
  const near: string[][] = []
  for (const word of words) near.push(await nearestWords(db, word))
  const typed = words.map(({ word }) => word).join(' ')
  const texts = Array.from({ length: MAX_NEAREST }, (_, at) =>
    near.map(list => list[Math.min(at, list.length - 1)] ?? '').join(' '),
  )
  const isKnown = near.every(list => list.length > 0)
  return isKnown ? [...new Set(texts)].filter(text => text !== typed) : []
}

async function answer(
  reader: SearchReader,
  asked: SearchQuery & Ranked & { words: readonly FoldedWord[]; corrected?: string },
): Promise<SearchResult> {
  const { kinds = kindsOf(reader), all, more, offset, limit, corrected } = asked
  const counts: SearchResult['counts'] = {}
  for (const { kind } of all) counts[kind] = (counts[kind] ?? 0) + 1
  const within = all.filter(({ kind }) => kinds.includes(kind))
  const hits = await loadHits(reader, within.slice(offset, offset + limit), asked.words)
  return { hits, total: within.length, more, counts, corrected }
}

/** Loads results in order. Skips entries that are no longer public although the index still has them. */
async function loadHits(
  { db, sources, locale, fold, ownKinds }: SearchReader,
  candidates: readonly Candidate[],
  words: readonly FoldedWord[],
): Promise<SearchHit[]> {
  if (candidates.length === 0) return []
  const ids = candidates.map(({ id }) => id)
  const rows = await db
    .selectFrom('search_entries')
    .select(['id', 'ref', 'body'])
    .where('id', 'in', ids)
    .execute()
  const shown = new Map<string, Shown>()
  for (const { name, show } of sources) {
    const own = rows.filter(({ ref }) => ref.startsWith(`${name}:`))
    const answers = await show(own.map(({ ref }) => ref.slice(name.length + 1)))
    for (const [id, one] of answers) shown.set(`${name}:${id}`, one)
  }
  const wanted = { words, locale, fold }
  const byId = new Map(rows.map(row => [Number(row.id), row]))
  return candidates.flatMap(({ id, kind }) => {
    const row = byId.get(id)
    const one = row && shown.get(row.ref)
    if (!row || !one) return []
    const kindName = ownKinds.find(own => own.kind === kind)?.name
    return {
      ref: row.ref,
      kind,
      ...(kindName ? { kindName } : {}),
      href: one.href,
      title: markWords(one.title, wanted),
      excerpt: excerptOf(row.body, wanted),
      image: one.image,
      date: one.date,
    }
  })
}
