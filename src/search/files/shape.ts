import type { OwnKind, SearchKind } from '../schema.ts'

/** Folder of the search index in a static export. */
export const INDEX_FOLDER = '/search-index'

/** Image of a result as shown in the export. */
export interface FileImage {
  id: string
  alt: string
  width: number
  height: number
  colour: string
  widths: number[]
}

/** `index.json`: read before searching. */
export interface IndexHead {
  locale: string
  count: number
  /** Custom content types of the site. */
  ownKinds?: readonly OwnKind[]
}

/** An entry of `titles-<n>.json`. */
export interface IndexTitle {
  ref: string
  kind: SearchKind
  href: string
  title: string
  /** Normalized. */
  words: string
  date?: number
  image?: FileImage
}

/** `words-<letter>.json`: for each word, alternating entry number and weight. */
export type IndexWords = Record<string, number[]>

/** Entries per title file and per text file. */
export const TITLES_PER_FILE = 400
export const TEXTS_PER_FILE = 20

/** Index file of a normalized word, one per first letter. */
export function wordsFile(word: string): string {
  const [letter = ''] = word
  return `words-${/^[a-z0-9]$/.test(letter) ? letter : `u${letter.codePointAt(0)?.toString(16)}`}`
}
export const titlesFile = (entry: number) => `titles-${Math.floor(entry / TITLES_PER_FILE)}`
export const textsFile = (entry: number) => `texts-${Math.floor(entry / TEXTS_PER_FILE)}`
