import { type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from '#db'

/** Maximum number of newest matches in lists. */
export const MAX_MATCHES = 1000
const MAX_LENGTH = 200
const MAX_WORDS = 8

/** Letters that the table of words has without their form; see migration 0511. */
const FOLDED: Record<string, string> = {
  ...{ ß: 'ss', ẞ: 'ss', æ: 'ae', Æ: 'ae', œ: 'oe', Œ: 'oe', ø: 'o', Ø: 'o', đ: 'd', Đ: 'd' },
  ...{ ð: 'd', Ð: 'd', þ: 'th', Þ: 'th', ħ: 'h', Ħ: 'h', ı: 'i', ł: 'l', Ł: 'l', ŋ: 'n', Ŋ: 'n' },
  ...{ ŧ: 't', Ŧ: 't', ĸ: 'k', ə: 'e', Ə: 'e', ƒ: 'f' },
}

/**
 * Query for the ids of customers with a word in their name or email address that begins with each
 * word of the text. The database folds the text as it folded the names, so that all scripts match.
 * Undefined without words.
 */
export function matchingCustomers(
  kind: DatabaseKind,
  text: string,
  limit: number | undefined,
): RawBuilder<{ id: string }> | undefined {
  const words = text
    .slice(0, MAX_LENGTH)
    .normalize('NFC')
    .split(/[\s\p{C}]+/u)
    .filter(word => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MAX_WORDS)
  if (words.length === 0) return undefined
  const atMost = limit === undefined ? sql`` : sql` limit ${limit}`
  if (kind === 'postgres') {
    return sql`(select id from customers where customer_words(name, email) @@ to_tsquery('simple', (
      select string_agg(word || ':*', ' & ')
      from regexp_split_to_table(customer_text(${words.join(' ')}), ' ') as word where word <> ''))
      order by id desc${atMost})`
  }
  const query = words.map(word => `"${fold(word).replaceAll('"', ' ')}"*`).join(' ')
  return sql`(select customer_id from customer_search where id in (
    select rowid from customer_words where customer_words match ${query}
    order by rowid desc${atMost}))`
}

const fold = (word: string) => [...word].map(letter => FOLDED[letter] ?? letter).join('')
