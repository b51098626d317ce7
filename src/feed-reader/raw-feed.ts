import type { FeedEntry } from './schema.ts'

/** A feed whose entries are parsed only when needed. */
export interface RawFeed {
  title: string
  site: string | undefined
  language: string
  items: {
    date: number | undefined
    read(): Omit<FeedEntry, 'publishedAt'>
  }[]
}
