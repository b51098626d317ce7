import { type RawBuilder, sql } from 'kysely'
import { normalizeForSearch } from '#base'
import type { DatabaseKind } from '#db'

const MAX_WORDS = 8

/** Normalized search words of a text. */
export function foldedWords(text: string): string[] {
  return normalizeForSearch(text.slice(0, 200)).split(' ').filter(Boolean).slice(0, MAX_WORDS)
}

/**
 * Condition on `product_search`: each word of the text is a prefix of a product's word. The only
 * query that differs between the databases; SQLite reads at most `limit` matches. Undefined without
 * words.
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
