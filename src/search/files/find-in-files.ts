import { excerptOf, markWords } from '../excerpt.ts'
import type { OwnKind, SearchHit, SearchKind, SearchResult } from '../schema.ts'
import { titleScore } from '../title-score.ts'
import { editDistance } from '../vocabulary.ts'
import { createAnalyzer, type FoldedWord, isPrefixOf, wantedWords } from '../words.ts'
import {
  type FileImage,
  type IndexHead,
  type IndexTitle,
  type IndexWords,
  TEXTS_PER_FILE,
  TITLES_PER_FILE,
  textsFile,
  titlesFile,
  wordsFile,
} from './shape.ts'

/** Reads an index file by name; undefined if missing. */
export type ReadFile = (name: string) => Promise<unknown>

export interface FileQuery {
  text: string
  kinds: readonly SearchKind[]
  offset: number
  limit: number
  isExact?: boolean
}

/** A result with its image data. */
export type FileHit = Omit<SearchHit, 'image'> & { image: FileImage | undefined }
export type FileResult = Omit<SearchResult, 'hits'> & { hits: FileHit[] }

const NOTHING: FileResult = { hits: [], total: 0, more: false, counts: {}, corrected: undefined }
/** Shorter words are too similar to each other to correct. */
const MIN_CORRECTED = 3

/** Custom content types of the site. */
export async function ownKindsIn(read: ReadFile): Promise<readonly OwnKind[]> {
  return ((await read('index')) as IndexHead | undefined)?.ownKinds ?? []
}

/** Searches the index files with the same rules as the server: same words, titles first. */
export async function findInFiles(read: ReadFile, query: FileQuery): Promise<FileResult> {
  const head = (await read('index')) as IndexHead | undefined
  if (!head) return NOTHING
  const { locale, ownKinds = [] } = head
  const fold = await createAnalyzer(locale)
  const words = wantedWords(query.text, locale, fold)
  if (words.length === 0) return NOTHING
  const found = await rank(read, words)
  if (found.length > 0 || query.isExact) return answer(found, words)
  const corrected = await correct(read, words)
  if (!corrected) return NOTHING
  const meant = wantedWords(corrected, locale, fold)
  return { ...(await answer(await rank(read, meant), meant)), corrected }

  async function answer(all: Ranked[], wanted: readonly FoldedWord[]): Promise<FileResult> {
    const counts: FileResult['counts'] = {}
    for (const { kind } of all) counts[kind] = (counts[kind] ?? 0) + 1
    const within = all.filter(({ kind }) => query.kinds.includes(kind))
    const how = { words: wanted, locale, fold }
    const hits = await Promise.all(
      within.slice(query.offset, query.offset + query.limit).map(async one => {
        const { ref, kind, href, title, date, image, entry } = one
        const texts = ((await read(textsFile(entry))) ?? []) as string[]
        const excerpt = excerptOf(texts[entry % TEXTS_PER_FILE] ?? '', how)
        const kindName = ownKinds.find(own => own.kind === kind)?.name
        const named = kindName ? { kindName } : {}
        return { ref, kind, ...named, href, title: markWords(title, how), excerpt, date, image }
      }),
    )
    return { hits, total: within.length, more: false, counts, corrected: undefined }
  }
}

type Ranked = IndexTitle & { entry: number; score: number; weight: number }

/** Entries that contain all words, best first. */
async function rank(read: ReadFile, words: readonly FoldedWord[]): Promise<Ranked[]> {
  const each = await Promise.all(words.map(word => entriesWith(read, word)))
  const [first, ...others] = each
  const typed = words.map(({ word }) => word).join(' ')
  const entries = [...(first ?? [])].filter(([entry]) => others.every(other => other.has(entry)))
  const ranked = await Promise.all(
    entries.map(async ([entry]) => {
      const titles = ((await read(titlesFile(entry))) ?? []) as IndexTitle[]
      const title = titles[entry % TITLES_PER_FILE]
      if (!title) return []
      const weight = each.reduce((sum, one) => sum + (one.get(entry) ?? 0), 0)
      return [{ ...title, entry, weight, score: titleScore(title.words, words, typed) }]
    }),
  )
  return ranked
    .flat()
    .sort((a, b) => b.score - a.score || b.weight - a.weight || (b.date ?? 0) - (a.date ?? 0))
}

/** Entries that contain a word or one of its completions, with the total weight. */
async function entriesWith(read: ReadFile, word: FoldedWord): Promise<Map<number, number>> {
  const found = new Map<number, number>()
  for (const name of new Set([wordsFile(word.word), wordsFile(word.stem)])) {
    const file = ((await read(name)) ?? {}) as IndexWords
    for (const [known, entries] of Object.entries(file)) {
      if (known !== word.stem && !isPrefixOf(word, known)) continue
      for (let at = 0; at < entries.length; at += 2) {
        const [entry = 0, weight = 0] = entries.slice(at, at + 2)
        found.set(entry, Math.max(found.get(entry) ?? 0, weight))
      }
    }
  }
  return found
}

/** Corrected spelling, using words with the same first letter; undefined if any word has no similar one. */
async function correct(read: ReadFile, words: readonly FoldedWord[]): Promise<string | undefined> {
  const meant: string[] = []
  for (const { word } of words) {
    const known = Object.keys(((await read(wordsFile(word))) ?? {}) as IndexWords)
    if (known.some(other => other.startsWith(word))) {
      meant.push(word)
      continue
    }
    const allowed = word.length < 8 ? 1 : 2
    const near = known
      .map(other => ({ other, distance: editDistance(word, other, allowed) }))
      .filter(({ distance }) => distance <= allowed)
      .sort((a, b) => a.distance - b.distance || a.other.localeCompare(b.other))[0]
    if (!near || word.length < MIN_CORRECTED) return undefined
    meant.push(near.other)
  }
  const text = meant.join(' ')
  return text === words.map(({ word }) => word).join(' ') ? undefined : text
}
