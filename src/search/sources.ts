import type { SearchText } from './entries.ts'

/** What is fresh about a result when it is shown. */
export interface Shown {
  href: string
  title: string
  /** A media id. */
  image?: string | undefined
  /** UTC milliseconds. */
  date?: number | undefined
}

/** Where texts come from that visitors may find: the domains, as search sees them. */
export interface SearchSource {
  /** The first part of its cache tags and refs: `page`. */
  name: string
  /** What visitors see, by id: `stamp` changes with the text. */
  list(after: string, limit: number): Promise<{ id: string; stamp: string }[]>
  /** Those of them that may be found. */
  load(ids: readonly string[]): Promise<SearchText[]>
  show(ids: readonly string[]): Promise<Map<string, Shown>>
}
