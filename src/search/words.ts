import { normalizeForSearch } from '#base'

type Stemmer = (word: string) => string

/** Snowball stemmers by ISO 639-1; only the one of the site's language is loaded. */
const STEMMERS: Record<string, () => Promise<{ stemmer: Stemmer }>> = {
  ar: () => import('@orama/stemmers/arabic'),
  da: () => import('@orama/stemmers/danish'),
  de: () => import('@orama/stemmers/german'),
  en: () => import('@orama/stemmers/english'),
  es: () => import('@orama/stemmers/spanish'),
  fi: () => import('@orama/stemmers/finnish'),
  fr: () => import('@orama/stemmers/french'),
  it: () => import('@orama/stemmers/italian'),
  nb: () => import('@orama/stemmers/norwegian'),
  nl: () => import('@orama/stemmers/dutch'),
  no: () => import('@orama/stemmers/norwegian'),
  pt: () => import('@orama/stemmers/portuguese'),
  sv: () => import('@orama/stemmers/swedish'),
}
/** Longer strings are not words. */
const MAX_STEMMED = 40

/** A normalized word and its stem. */
export interface FoldedWord {
  word: string
  stem: string
}

/** Soft hyphens and joiners stand within words. */
const WORDS = /[\p{L}\p{N}\p{M}](?:(?!\u200b)[\p{L}\p{N}\p{M}\p{Cf}])*/gu
/** Written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Words of a text with their positions. */
export function* wordsOf(text: string, locale: string): Generator<{ text: string; at: number }> {
  for (const { 0: run, index } of text.matchAll(WORDS)) {
    if (!UNSPACED.test(run)) yield { text: run, at: index }
    else {
      for (const { segment, index: at } of new Intl.Segmenter(locale, {
        granularity: 'word',
      }).segment(run)) {
        yield { text: segment, at: index + at }
      }
    }
  }
}

/** Returns the normalization of a language: removes case, accents and endings. */
export async function createAnalyzer(locale: string): Promise<(word: string) => FoldedWord> {
  const stemmed = (await STEMMERS[new Intl.Locale(locale).language]?.())?.stemmer
  const known = new Map<string, FoldedWord>()
  return text => {
    const found = known.get(text)
    if (found) return found
    const word = normalizeForSearch(text).replaceAll(' ', '')
    const lower = text
      .normalize('NFC')
      .replace(/\p{Cf}/gu, '')
      .toLowerCase()
    const stem =
      stemmed && lower.length <= MAX_STEMMED
        ? normalizeForSearch(stemmed(lower)).replaceAll(' ', '')
        : word
    const folded = { word, stem: stem || word }
    if (known.size > 20_000) known.clear()
    known.set(text, folded)
    return folded
  }
}

export type Analyzer = Awaited<ReturnType<typeof createAnalyzer>>

/** Normalized words of a text in order. */
export function foldText(text: string, locale: string, fold: Analyzer): FoldedWord[] {
  return [...wordsOf(text, locale)].map(one => fold(one.text)).filter(({ word }) => word !== '')
}

/** Words and stems as stored in the index. */
export const toStored = (words: readonly FoldedWord[]) =>
  words.flatMap(({ word, stem }) => (stem === word ? word : [word, stem])).join(' ')

const MAX_TEXT = 200
const MAX_WORDS = 8

/** Normalized query words; long queries are truncated. */
export function wantedWords(text: string, locale: string, fold: Analyzer): FoldedWord[] {
  const words = new Map<string, FoldedWord>()
  for (const { text: one } of wordsOf(text.slice(0, MAX_TEXT), locale)) {
    const folded = fold(one)
    if (folded.word && words.size < MAX_WORDS) words.set(folded.word, folded)
  }
  return [...words.values()]
}

/** Whether a word matches one of the query words. */
export const matchesAny = ({ word, stem }: FoldedWord, wanted: readonly FoldedWord[]) =>
  wanted.some(one => isPrefixOf(one, word) || one.stem === stem)

/** A single letter is not a prefix, because it would match too many words. */
export const supportsPrefix = ({ word }: FoldedWord) => word.length > 1

export const isPrefixOf = (one: FoldedWord, of: string) =>
  supportsPrefix(one) ? of.startsWith(one.word) : of === one.word
