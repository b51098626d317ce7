import type { Clock } from '#base'
import type { Database, DatabaseKind } from '#db'
import { type IndexedText, writeIndex } from './files/write-index.ts'
import { correct, find, type SearchQuery } from './find.ts'
import { listTexts } from './list-texts.ts'
import { createMisses } from './misses.ts'
import type { OwnKind, SearchResult } from './schema.ts'
import type { SearchSource } from './sources.ts'
import { createSync } from './sync.ts'
import { pruneWords } from './vocabulary.ts'
import { type Analyzer, createAnalyzer, wantedWords } from './words.ts'

export { SEARCH_TAG, type SearchText } from './entries.ts'
export type { IndexedText } from './files/write-index.ts'
export type { SearchQuery } from './find.ts'
export type { MissSort } from './misses.ts'
export type { SearchSource, Shown } from './sources.ts'

/** Full-text search over all published content. */
export function createSearch(deps: {
  db: Database
  kind: DatabaseKind
  clock: Clock
  sources: readonly SearchSource[]
  /** BCP 47 language of the site. */
  locale(): Promise<string>
  /** Custom content types of the site. */
  ownKinds(): Promise<OwnKind[]>
}) {
  const { db, kind: database, clock, sources } = deps
  let spoken: { locale: string; fold: Analyzer } | undefined
  async function language() {
    const locale = await deps.locale()
    if (spoken?.locale !== locale) spoken = { locale, fold: await createAnalyzer(locale) }
    return spoken
  }
  const sync = createSync({ db, clock, sources, language })
  const misses = createMisses({ db, clock })
  return {
    async find(query: SearchQuery): Promise<SearchResult> {
      const ownKinds = await deps.ownKinds()
      return find({ db, database, sources, ownKinds, ...(await language()) }, query)
    },
    /** Texts of known words that may be meant, best first; none if a word is similar to no known one. */
    async corrections(text: string): Promise<string[]> {
      const { locale, fold } = await language()
      return correct(db, wantedWords(text, locale, fold))
    },
    /** Records a search without results. */
    async noteMiss(text: string) {
      const { locale, fold } = await language()
      const words = wantedWords(text, locale, fold).map(({ word }) => word)
      if (words.length > 0) await misses.note(words.join(' '), text)
    },
    misses,
    /** All searchable texts, and the index as files for a static export. */
    texts: () => listTexts(sources),
    async toFiles(texts: readonly IndexedText[]) {
      const ownKinds = await deps.ownKinds()
      return writeIndex(texts, { ...(await language()), ownKinds })
    },
    touch: sync.touch,
    /** Updates the index step by step. */
    sync: sync.run,
    /** Deletes words that no entry contains, so that they are not suggested. */
    pruneWords: (signal?: AbortSignal) => pruneWords(db, signal),
  }
}

export type Search = ReturnType<typeof createSearch>
