import { type Database, yieldToWriters } from '#db'
import type { FoldedWord } from './words.ts'

/** Shorter words are too similar to each other to correct. */
const MIN_LENGTH = 3
/** Words of this length are only corrected to words with the same first letter or the same letters. */
const SHORT = 3
const LATIN = [...'abcdefghijklmnopqrstuvwxyz']
export const MAX_LENGTH = 64
/** A single typo leaves either the first or the last letters intact. */
const END = 2
/** Number of letters in which word forms may differ at the end. */
const ENDING = 2
const MAX_CANDIDATES = 3000
const CHUNK = 200
const PRUNED_AT_ONCE = 5000
/** Candidates tried in order, because a word may no longer occur in any public entry. */
export const MAX_NEAREST = 5

/** Adds words for spelling correction and completion. */
export async function addWords(db: Database, stems: ReadonlyMap<string, string>) {
  const rows = [...stems]
    .filter(([word]) => word.length <= MAX_LENGTH)
    .map(([word, stem]) => ({
      word,
      stem,
      head: word.slice(0, END),
      tail: word.slice(-END),
      length: word.length,
    }))
  for (let at = 0; at < rows.length; at += CHUNK) {
    await db
      .insertInto('search_vocabulary')
      .values(rows.slice(at, at + CHUNK))
      .onConflict(conflict => conflict.column('word').doNothing())
      .execute()
  }
}

/** Known words with a prefix, including the prefix itself, limited to `most`. */
export async function expandPrefix(
  db: Database,
  beginning: string,
  most: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('search_vocabulary')
    .select('word')
    .where('word', '>=', beginning)
    .where('word', '<', `${beginning}\uffff`)
    .orderBy('word')
    .limit(most)
    .execute()
  return rows.map(({ word }) => word)
}

/**
 * Similar known words, best first: only the word itself if it is a known prefix, else up to
 * `MAX_NEAREST`.
 */
export async function nearestWords(db: Database, { word, stem }: FoldedWord): Promise<string[]> {
  const beginning = await expandPrefix(db, word, 1)
  if (beginning.length > 0) return [word]
  if (word.length < MIN_LENGTH) return []
  const allowed = word.length < 8 ? 1 : 2
  const candidates = await db
    .selectFrom('search_vocabulary')
    .select(['word', 'stem'])
    .where(eb =>
      word.length > SHORT
        ? eb.or([eb('head', '=', word.slice(0, END)), eb('tail', '=', word.slice(-END))])
        : eb('head', 'in', headsNear(word)),
    )
    .where('length', '>=', Math.max(MIN_LENGTH, word.length - allowed - ENDING))
    .where('length', '<=', word.length + allowed + ENDING)
    .orderBy('word')
    .limit(MAX_CANDIDATES)
    .execute()
  const near: { word: string; distance: number }[] = []
  for (const { word: other, stem: otherStem } of candidates) {
    const distance = Math.min(
      editDistance(word, other, allowed),
      editDistance(stem, otherStem, allowed),
    )
    if (distance <= allowed) near.push({ word: other, distance })
  }
  const letters = sorted(word)
  const isSwapped = (other: string) => Number(sorted(other) === letters)
  near.sort((a, b) => a.distance - b.distance || isSwapped(b.word) - isSwapped(a.word))
  return near.slice(0, MAX_NEAREST).map(one => one.word)
}

/** First letters of words that differ from a short word by one letter or a swap. */
function headsNear(word: string): string[] {
  const [first = '', second = '', third = ''] = word
  const swapped = [second + first, first + third]
  return [...new Set([first + second, ...swapped, ...LATIN.map(letter => first + letter)])]
}

const sorted = (word: string) => [...word].sort().join('')

/** Deletes words that no entry contains. */
export async function pruneWords(db: Database, signal?: AbortSignal) {
  // Read first, so that words added concurrently are kept.
  const stale = new Set<string>()
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('search_vocabulary')
      .select('word')
      .where('word', '>', last)
      .orderBy('word')
      .limit(PRUNED_AT_ONCE)
      .execute()
    for (const { word } of rows) stale.add(word)
    last = rows.at(-1)?.word ?? ''
    if (rows.length < PRUNED_AT_ONCE || signal?.aborted) break
  }
  for (let last = ''; !signal?.aborted; ) {
    const rows = await db
      .selectFrom('search_entries')
      .select(['ref', 'title_words', 'keyword_words', 'body_words'])
      .where('ref', '>', last)
      .orderBy('ref')
      .limit(CHUNK)
      .execute()
    for (const { ref, ...texts } of rows) {
      for (const text of Object.values(texts)) {
        for (const word of text.split(' ')) stale.delete(word)
      }
      last = ref
    }
    if (rows.length < CHUNK) break
    await yieldToWriters()
  }
  const gone = [...stale]
  for (let at = 0; at < gone.length && !signal?.aborted; at += CHUNK) {
    await db
      .deleteFrom('search_vocabulary')
      .where('word', 'in', gone.slice(at, at + CHUNK))
      .execute()
    await yieldToWriters()
  }
}

/** Damerau–Levenshtein distance with adjacent transpositions; stops counting above `most`. */
export function editDistance(one: string, other: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let least = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwapped) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last.at(-1) ?? 0
}
