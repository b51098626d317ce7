import { germanWords } from './german-words.ts'
import type { IconEntry } from './icon-table.ts'

/**
 * Icons by their names and words, the best first: every word of the query has to be found, as the whole of one, as the
 * start of one, or within the name. German words stand for the English ones.
 */
export function findIcons(icons: readonly IconEntry[], query: string): readonly IconEntry[] {
  const terms = query
    .toLowerCase()
    .split(/[\s,-]+/)
    .filter(Boolean)
  if (terms.length === 0) return icons
  const wanted = terms.map(meaningsOf)
  return icons
    .map(entry => ({ entry, rank: rankOf(entry, wanted) }))
    .filter(({ rank }) => Number.isFinite(rank))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
}

/** A word as it was typed, and what it may mean in English. */
function meaningsOf(term: string): string[] {
  const known = Object.entries(germanWords).filter(
    ([german]) => german === term || (term.length > 2 && german.startsWith(term)),
  )
  return [term, ...known.flatMap(([, english]) => english.split(' '))]
}

/** Lower is better; what is not found is infinitely far. */
function rankOf(entry: IconEntry, wanted: readonly string[][]): number {
  const ranks = wanted.map(meanings => Math.min(...meanings.map(term => distance(entry, term))))
  return ranks.reduce((sum, rank) => sum + rank, 0)
}

function distance({ name, words }: IconEntry, term: string): number {
  if (name === term) return 0
  const parts = name.split('-')
  if (parts.includes(term)) return 1 + parts.length / 10
  if (words.includes(term)) return 2
  if (parts.some(part => part.startsWith(term))) return 3
  if (words.some(word => word.startsWith(term) || word.includes(` ${term}`))) return 4
  return term.length > 2 && name.includes(term) ? 5 : Number.POSITIVE_INFINITY
}
