import { type RawBuilder, sql } from 'kysely'
import { normalizeForSearch } from '#base'
import type { DatabaseKind } from '#db'

const MAX_WORDS = 8

/** Normalized search words of a text. */
export function foldedWords(text: string): string[] {
  return normalizeForSearch(text.slice(0, 200)).split(' ').filter(Boolean).slice(0, MAX_WORDS)
}

/**
 * Query for the ids of products with a word that begins with each word of the text. The only query
 * that differs between the databases; SQLite reads at most `limit` matches. Undefined without words.
 */
export function matchingIds(
  kind: DatabaseKind,
  text: string,
  limit: number,
): RawBuilder<{ product_id: string }> | undefined {
  const words = foldedWords(text)
  if (words.length === 0) return undefined
  if (kind === 'postgres') {
    const query = words.map(word => `${word}:*`).join(' & ')
    return sql`(select product_id from product_search
      where document @@ to_tsquery('simple', ${query}))`
  }
  const query = words.map(word => `"${word}"*`).join(' ')
  return sql`(select product_id from "product_words"
    inner join product_search on product_search.id = product_words.rowid
    where product_words match ${query} limit ${limit})`
}
