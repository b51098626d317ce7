import type { Generated } from 'kysely'

export interface SearchTables {
  /**
   * Search index for visitors. SQLite indexes the words in `search_words`, Postgres in the column
   * `document`.
   */
  search_entries: {
    id: Generated<number>
    /** `<source>:<id>`, such as `page:01J…`. */
    ref: string
    /** `page`, `post`, `project`, `product` … */
    kind: string
    /** Version of the source; a different one means the entry is outdated. */
    stamp: string
    title: string
    /** Plain text for result excerpts. */
    body: string
    /** Normalized words and their stems, separated by spaces. */
    title_words: string
    keyword_words: string
    body_words: string
  }
  /** All longer words of the index, for correcting typos. */
  search_vocabulary: { word: string; stem: string; head: string; tail: string; length: number }
  /** Searches without results. */
  search_misses: { words: string; text: string; times: number; last_at: number }
}
