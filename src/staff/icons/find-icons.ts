import { germanWords } from './german-words.ts'
import type { IconEntry } from './icon-table.ts'

/**
 * Finds icons by name and keywords, best first. Every query word must match a whole word, a prefix,
 * or part of the name. German words are mapped to English.
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

/** A query word and its English translations. */
function meaningsOf(term: string): string[] {
  const known = Object.entries(germanWords).filter(
    ([german]) => german === term || (term.length > 2 && german.startsWith(term)),
  )
  return [term, ...known.flatMap(([, english]) => english.split(' '))]
}

/** Lower is better; infinite if not found. */
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
