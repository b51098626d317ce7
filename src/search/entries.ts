import { ok } from '#base'
import { type Database, invalidate } from '#db'
import type { SearchKind } from './schema.ts'
import { addWords } from './vocabulary.ts'
import { type Fold, foldText, toStored } from './words.ts'

/** A text that visitors may find. */
export interface SearchText {
  /** Without its source's name. */
  id: string
  /** Changes with the text. */
  stamp: string
  kind: SearchKind
  title: string
  /** What it is also found by: tags, categories, a number. */
  keywords: readonly string[]
  /** Plain text. */
  body: string
}

/** On every list of results. */
export const SEARCH_TAG = 'search'
/** Of a text; what comes later is not found. */
const MAX_BODY = 60_000

/**
 * Writes what has changed of these ids, and takes away what nobody may find any more: `texts` are those that somebody
 * may.
 */
export async function writeEntries(
  db: Database,
  source: string,
  { ids, texts }: { ids: readonly string[]; texts: readonly SearchText[] },
  { locale, fold }: { locale: string; fold: Fold },
) {
  const refOf = (id: string) => `${source}:${id}`
  const known = await db
    .selectFrom('search_entries')
    .select(['ref', 'stamp'])
    .where('ref', 'in', ids.map(refOf))
    .execute()
  const stamps = new Map(known.map(({ ref, stamp }) => [ref, stamp]))
  const stampOf = ({ stamp }: SearchText) => stampIn(locale, stamp)
  const changed = texts.filter(text => stamps.get(refOf(text.id)) !== stampOf(text))
  const words = new Map<string, string>()
  for (const text of changed) {
    const body = text.body.slice(0, MAX_BODY)
    const parts = [text.title, text.keywords.join(' '), body].map(part => {
      const folded = foldText(part, locale, fold)
      for (const { word, stem } of folded) words.set(word, stem)
      return toStored(folded)
    })
    const [title_words = '', keyword_words = '', body_words = ''] = parts
    const entry = {
      kind: text.kind,
      stamp: stampOf(text),
      title: text.title,
      body,
      title_words,
      keyword_words,
      body_words,
    }
    await db
      .insertInto('search_entries')
      .values({ ref: refOf(text.id), ...entry })
      .onConflict(conflict => conflict.column('ref').doUpdateSet(entry))
      .execute()
  }
  await addWords(db, words)
  const found = new Set(texts.map(({ id }) => refOf(id)))
  const gone = [...stamps.keys()].filter(ref => !found.has(ref))
  if (gone.length > 0) await db.deleteFrom('search_entries').where('ref', 'in', gone).execute()
  if (changed.length + gone.length > 0) await invalidate(db, [SEARCH_TAG])
  return ok()
}

/** A text is folded by the rules of a language. */
export const stampIn = (locale: string, stamp: string) => `${stamp} ${locale}`
