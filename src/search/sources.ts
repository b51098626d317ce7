import type { SearchText } from './entries.ts'

/** Current data for showing a result. */
export interface Shown {
  href: string
  title: string
  /** Media id. */
  image?: string | undefined
  /** UTC milliseconds. */
  date?: number | undefined
}

/** A domain that provides searchable texts. */
export interface SearchSource {
  /** Prefix of its cache tags and refs, such as `page`. */
  name: string
  /** Public entries by id; `stamp` changes with the text. */
  list(after: string, limit: number): Promise<{ id: string; stamp: string }[]>
  /** Loads the searchable ones of these ids. */
  load(ids: readonly string[]): Promise<SearchText[]>
  show(ids: readonly string[]): Promise<Map<string, Shown>>
}
