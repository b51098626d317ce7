import type { Database } from '#db'
import type { FoldedWord } from './words.ts'

/** Shorter words are too like each other to be meant for one another. */
const MIN_LENGTH = 4
export const MAX_LENGTH = 64
/** Letters at either end: one mistake leaves one of the ends as it is. */
const END = 2
/** Letters by which two forms of a word differ. */
const ENDING = 2
const MAX_CANDIDATES = 3000
const CHUNK = 200

/** Remembers words that occur, for what is mistyped and for what is typed in part. */
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

/** Words that occur and begin so, itself among them, `most` of them at most. */
export async function wordsThatBegin(
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

/** The word that occurs and is most like this one; itself where it begins one, undefined where none is like it. */
export async function nearestWord(
  db: Database,
  { word, stem }: FoldedWord,
): Promise<string | undefined> {
  const beginning = await wordsThatBegin(db, word, 1)
  if (beginning.length > 0) return word
  if (word.length < MIN_LENGTH) return undefined
  const allowed = word.length < 8 ? 1 : 2
  const candidates = await db
    .selectFrom('search_vocabulary')
    .select(['word', 'stem'])
    .where(eb => eb.or([eb('head', '=', word.slice(0, END)), eb('tail', '=', word.slice(-END))]))
    .where('length', '>=', Math.max(MIN_LENGTH, word.length - allowed - ENDING))
    .where('length', '<=', word.length + allowed + ENDING)
    .orderBy('word')
    .limit(MAX_CANDIDATES)
    .execute()
  let best: { word: string; distance: number } | undefined
  for (const { word: other, stem: otherStem } of candidates) {
    const distance = Math.min(
      editDistance(word, other, allowed),
      editDistance(stem, otherStem, allowed),
    )
    if (distance <= allowed && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) {
      best = { word: other, distance }
    }
  }
  return best?.word
}

/**
 * How many letters are wrong, missing, too many, or two of them swapped (Damerau and Levenshtein, of neighbours);
 * more than `most` is not counted out.
 */
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
