import { type RawBuilder, sql } from 'kysely'
import { normalizeForSearch } from '#base'
import type { DatabaseKind } from '#db'

const MAX_WORDS = 8

/** A text's words as they are looked for. */
export function foldedWords(text: string): string[] {
  return normalizeForSearch(text.slice(0, 200)).split(' ').filter(Boolean).slice(0, MAX_WORDS)
}

/**
 * The condition on `product_search` that all words of a text begin words of a product. The one place where the two
 * databases differ in how they search; SQLite looks at `limit` matches at most. Undefined for a text without a word.
 */
export function matchesWords(
  kind: DatabaseKind,
  text: string,
  limit: number,
): RawBuilder<boolean> | undefined {
  const words = foldedWords(text)
  if (words.length === 0) return undefined
  if (kind === 'postgres') {
    const query = words.map(word => `${word}:*`).join(' & ')
    return sql<boolean>`product_search.document @@ to_tsquery('simple', ${query})`
  }
  const query = words.map(word => `"${word}"*`).join(' ')
  return sql<boolean>`product_search.id in (
    select rowid from product_words where product_words match ${query} limit ${limit})`
}
