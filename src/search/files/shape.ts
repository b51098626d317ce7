import type { OwnKind, SearchKind } from '../schema.ts'

/** Where the index of a copy without a server lies. */
export const INDEX_FOLDER = '/search-index'

/** What a result looks like besides its words; as the copy's pages show it. */
export interface FileImage {
  id: string
  alt: string
  width: number
  height: number
  colour: string
  widths: number[]
}

/** `index.json`: what has to be known before anything is looked for. */
export interface IndexHead {
  locale: string
  count: number
  /** Kinds that the site’s owner defined. */
  ownKinds?: readonly OwnKind[]
}

/** One entry of `titles-<n>.json`. */
export interface IndexTitle {
  ref: string
  kind: SearchKind
  href: string
  title: string
  /** Folded, as they are stored. */
  words: string
  date?: number
  image?: FileImage
}

/** `words-<letter>.json`: by word, an entry's number and how much the word weighs in it, in turn. */
export type IndexWords = Record<string, number[]>

/** How many entries a file of titles, and one of texts, has. */
export const TITLES_PER_FILE = 400
export const TEXTS_PER_FILE = 20

/** In which file a folded word stands: one for each letter. */
export function wordsFile(word: string): string {
  const [letter = ''] = word
  return `words-${/^[a-z0-9]$/.test(letter) ? letter : `u${letter.codePointAt(0)?.toString(16)}`}`
}
export const titlesFile = (entry: number) => `titles-${Math.floor(entry / TITLES_PER_FILE)}`
export const textsFile = (entry: number) => `texts-${Math.floor(entry / TEXTS_PER_FILE)}`
