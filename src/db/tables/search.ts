import type { Generated } from 'kysely'

export interface SearchTables {
  /** What visitors search in. On SQLite `search_words` indexes its words, on Postgres its column `document`. */
  search_entries: {
    id: Generated<number>
    /** `<source>:<id>`, as in `page:01J…`. */
    ref: string
    /** `page`, `post`, `project`, `product` … */
    kind: string
    /** What it was made of; another one means that it is out of date. */
    stamp: string
    title: string
    /** Plain text, as results quote it. */
    body: string
    /** Folded words and their stems, separated by spaces. */
    title_words: string
    keyword_words: string
    body_words: string
  }
  /** Every longer word that occurs, for what is mistyped. */
  search_vocabulary: { word: string; stem: string; head: string; tail: string; length: number }
  /** What visitors searched for and did not find. */
  search_misses: { words: string; text: string; times: number; last_at: number }
}
