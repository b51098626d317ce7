import { setImmediate as yieldToReaders } from 'node:timers/promises'
import type { Insertable } from 'kysely'
import { ok } from '#base'
import { type Database, invalidate, type Tables } from '#db'
import { kindWord } from './kind-words.ts'
import type { SearchKind } from './schema.ts'
import { addWords } from './vocabulary.ts'
import { type Analyzer, foldText, toStored } from './words.ts'

/** A searchable text. */
export interface SearchText {
  /** Id within its source. */
  id: string
  /** Changes with the text. */
  stamp: string
  kind: SearchKind
  title: string
  /** Tags, categories, SKU and similar. */
  keywords: readonly string[]
  body: string
}

/** Cache tag of every result page. */
export const SEARCH_TAG = 'search'
/** Number of texts normalized without yielding to other requests. */
const BATCH_SIZE = 10
/** FTS5 writes a segment per statement and merges segments later, so larger statements are cheaper. */
const IN_STATEMENT = 100
/** Maximum indexed characters per text. */
const MAX_BODY = 60_000

/** Updates the index for these ids. Ids missing in `texts` are removed. */
export async function writeEntries(
  db: Database,
  source: string,
  { ids, texts }: { ids: readonly string[]; texts: readonly SearchText[] },
  { locale, fold }: { locale: string; fold: Analyzer },
) {
  const refOf = (id: string) => `${source}:${id}`
  const known = await db
    .selectFrom('search_entries')
    .select(['ref', 'stamp', 'keyword_words'])
    .where('ref', 'in', ids.map(refOf))
    .execute()
  const entries = new Map(known.map(entry => [entry.ref, entry]))
  const stampOf = ({ stamp }: SearchText) => stampIn(locale, stamp)
  const keywordsOf = (text: SearchText) => foldText(text.keywords.join(' '), locale, fold)
  const changed = texts.filter(text => {
    const entry = entries.get(refOf(text.id))
    // A category may be renamed without a change of the text.
    return entry?.stamp !== stampOf(text) || entry.keyword_words !== toStored(keywordsOf(text))
  })
  const words = new Map<string, string>()
  const rows: Insertable<Tables['search_entries']>[] = []
  for (const [at, text] of changed.entries()) {
    if (at % BATCH_SIZE === 0) await yieldToReaders()
    const body = text.body.slice(0, MAX_BODY)
    const foldPart = (part: string) => foldText(part, locale, fold)
    const parts = [foldPart(text.title), keywordsOf(text), foldPart(body)].map(folded => {
      for (const { word, stem } of folded) words.set(word, stem)
      return toStored(folded)
    })
    const [title_words = '', keyword_words = '', body_words = ''] = parts
    rows.push({
      ref: refOf(text.id),
      kind: kindWord(text.kind),
      stamp: stampOf(text),
      title: text.title,
      body,
      title_words,
      keyword_words,
      body_words,
    })
  }
  for (let at = 0; at < rows.length; at += IN_STATEMENT) {
    await db
      .insertInto('search_entries')
      .values(rows.slice(at, at + IN_STATEMENT))
      .onConflict(conflict =>
        conflict.column('ref').doUpdateSet(eb => ({
          kind: eb.ref('excluded.kind'),
          stamp: eb.ref('excluded.stamp'),
          title: eb.ref('excluded.title'),
          body: eb.ref('excluded.body'),
          title_words: eb.ref('excluded.title_words'),
          keyword_words: eb.ref('excluded.keyword_words'),
          body_words: eb.ref('excluded.body_words'),
        })),
      )
      .execute()
    await yieldToReaders()
  }
  await addWords(db, words)
  const found = new Set(texts.map(({ id }) => refOf(id)))
  const gone = [...entries.keys()].filter(ref => !found.has(ref))
  if (gone.length > 0) await db.deleteFrom('search_entries').where('ref', 'in', gone).execute()
  if (changed.length + gone.length > 0) await invalidate(db, [SEARCH_TAG])
  return ok()
}

/** The stamp includes the language, because normalization depends on it. */
/** Increase it when normalization changes, to reindex everything. */
const FOLDING = 2

export const stampIn = (locale: string, stamp: string) => `${stamp} ${locale} ${FOLDING}`
