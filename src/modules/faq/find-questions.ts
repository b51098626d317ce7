import { normalizeForSearch } from '#base'

/** Indexes of texts that contain every word of a query, ignoring case and accents; all for an empty query. */
export function findTexts(texts: readonly string[], query: string): ReadonlySet<number> {
  const words = plain(query).split(/\s+/).filter(Boolean)
  const found = texts.flatMap((text, index) => {
    const within = plain(text)
    return words.every(word => within.includes(word)) ? [index] : []
  })
  return new Set(found)
}

const plain = normalizeForSearch
