import type { SearchPart } from './schema.ts'
import { type Analyzer, type FoldedWord, matchesAny, wordsOf } from './words.ts'

/** Length of an excerpt, and how much of it precedes the first match. */
const LENGTH = 180
const BEFORE = 50
/** Matches beyond this are not searched; the excerpt then starts at the beginning. */
const LOOKED_THROUGH = 20_000

interface Query {
  words: readonly FoldedWord[]
  locale: string
  fold: Analyzer
}

/** Splits a text into runs, with matches marked. */
export function markWords(text: string, { words, locale, fold }: Query): SearchPart[] {
  const parts: SearchPart[] = []
  let end = 0
  for (const { text: word, at } of wordsOf(text, locale)) {
    if (!matchesAny(fold(word), words)) continue
    if (at > end) parts.push({ text: text.slice(end, at), isMatch: false })
    parts.push({ text: word, isMatch: true })
    end = at + word.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false })
  return parts
}

/** The excerpt with the most matches, marked. */
export function excerptOf(body: string, wanted: Query): SearchPart[] {
  const looked = body.slice(0, LOOKED_THROUGH)
  const places: { at: number; stem: string }[] = []
  for (const { text, at } of wordsOf(looked, wanted.locale)) {
    const folded = wanted.fold(text)
    if (matchesAny(folded, wanted.words)) places.push({ at, stem: folded.stem })
  }
  let best = { at: 0, count: 0 }
  for (const [index, { at }] of places.entries()) {
    const near = new Set<string>()
    for (let next = index; next < places.length; next++) {
      const place = places[next]
      if (!place || place.at > at + LENGTH - BEFORE) break
      near.add(place.stem)
    }
    if (near.size > best.count) best = { at, count: near.size }
    if (best.count === wanted.words.length) break
  }
  const from = best.at > BEFORE ? wordAfter(body, best.at - BEFORE) : 0
  const to = body.length > from + LENGTH ? wordBefore(body, from + LENGTH) : body.length
  const quoted = `${from > 0 ? '… ' : ''}${body.slice(from, to).trim()}${to < body.length ? ' …' : ''}`
  return markWords(quoted, wanted)
}

function wordAfter(text: string, at: number): number {
  const space = text.indexOf(' ', at)
  return space === -1 || space > at + BEFORE ? at : space + 1
}

function wordBefore(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at)
  return space < at - BEFORE ? at : space
}
