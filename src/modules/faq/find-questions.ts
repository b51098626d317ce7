import { normalizeForSearch } from '#base'

/** Which texts hold every word of a query, whatever its case and accents; all of them for an empty one. */
export function findTexts(texts: readonly string[], query: string): ReadonlySet<number> {
  const words = plain(query).split(/\s+/).filter(Boolean)
  const found = texts.flatMap((text, index) => {
    const within = plain(text)
    return words.every(word => within.includes(word)) ? [index] : []
  })
  return new Set(found)
}

const plain = normalizeForSearch
