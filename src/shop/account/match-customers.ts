import { type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from '#db'
import { foldedWords } from '../catalog/match.ts'

/** Maximum number of newest matches in lists. */
export const MAX_MATCHES = 1000

/**
 * Query for the ids of customers with a word in their name or email address that begins with each
 * word of the text. Undefined without words.
 */
export function matchingCustomers(
  kind: DatabaseKind,
  text: string,
  limit: number | undefined,
): RawBuilder<{ id: string }> | undefined {
  const words = foldedWords(text)
  if (words.length === 0) return undefined
  const atMost = limit === undefined ? sql`` : sql` limit ${limit}`
  if (kind === 'postgres') {
    const query = words.map(word => `${word}:*`).join(' & ')
    return sql`(select id from customers
      where customer_words(name, email) @@ to_tsquery('simple', ${query})${atMost})`
  }
  const query = words.map(word => `"${word}"*`).join(' ')
  return sql`(select customer_id from customer_search where id in (
    select rowid from customer_words where customer_words match ${query}
    order by rowid desc${atMost}))`
}
