import type { OwnKind } from '../schema.ts'
import { type Analyzer, foldText, toStored } from '../words.ts'
import {
  type FileImage,
  type IndexHead,
  type IndexTitle,
  type IndexWords,
  TEXTS_PER_FILE,
  TITLES_PER_FILE,
  wordsFile,
} from './shape.ts'

/** A searchable text as shown in the export. */
export interface IndexedText extends Pick<IndexTitle, 'ref' | 'kind' | 'href' | 'title'> {
  keywords: readonly string[]
  body: string
  date?: number | undefined
  image?: FileImage | undefined
}

/** Weights of title and keywords; matches in the body count once each up to a limit. */
const WEIGHTS = { title: 8, keywords: 4 }
const MAX_TIMES = 5
/** Maximum characters per text for search and excerpts. */
const MAX_BODY = 20_000

/** Creates the index files by name without extension: words by first letter, titles and texts in chunks. */
export function writeIndex(
  texts: readonly IndexedText[],
  {
    locale,
    fold,
    ownKinds = [],
  }: { locale: string; fold: Analyzer; ownKinds?: readonly OwnKind[] },
): Map<string, unknown> {
  const words = new Map<string, IndexWords>()
  const files = new Map<string, unknown>()
  const put = (word: string, entry: number, weight: number) => {
    const name = wordsFile(word)
    const file = words.get(name) ?? (Object.create(null) as IndexWords)
    words.set(name, file)
    file[word] ??= []
    file[word].push(entry, weight)
  }
  const bodies: string[] = []
  const titles: IndexTitle[] = texts.map((text, entry) => {
    const { ref, kind, href, title, date, image } = text
    const body = text.body.slice(0, MAX_BODY)
    bodies.push(body)
    const inTitle = foldText(title, locale, fold)
    const parts = [
      { folded: inTitle, weight: WEIGHTS.title, most: 1 },
      {
        folded: foldText(text.keywords.join(' '), locale, fold),
        weight: WEIGHTS.keywords,
        most: 1,
      },
      { folded: foldText(body, locale, fold), weight: 1, most: MAX_TIMES },
    ]
    const weights = new Map<string, number>()
    for (const { folded, weight, most } of parts) {
      const times = new Map<string, number>()
      for (const { word, stem } of folded) {
        for (const one of new Set([word, stem])) times.set(one, (times.get(one) ?? 0) + 1)
      }
      for (const [word, count] of times) {
        weights.set(word, (weights.get(word) ?? 0) + weight * Math.min(count, most))
      }
    }
    for (const [word, weight] of weights) put(word, entry, weight)
    return {
      ref,
      kind,
      href,
      title,
      words: toStored(inTitle),
      ...(date === undefined ? {} : { date }),
      ...(image ? { image } : {}),
    }
  })
  files.set('index', {
    locale,
    count: texts.length,
    ...(ownKinds.length > 0 ? { ownKinds } : {}),
  } satisfies IndexHead)
  split('titles', titles, TITLES_PER_FILE, files)
  split('texts', bodies, TEXTS_PER_FILE, files)
  for (const [name, file] of words) files.set(name, file)
  return files
}

function split(name: string, all: readonly unknown[], size: number, files: Map<string, unknown>) {
  for (let from = 0; from < all.length; from += size) {
    files.set(`${name}-${from / size}`, all.slice(from, from + size))
  }
}
