import type { FeedEntry } from './schema.ts'

/** A feed whose entries are read when it is known which of them are wanted. */
export interface RawFeed {
  title: string
  site: string | undefined
  language: string
  items: {
    date: number | undefined
    read(): Omit<FeedEntry, 'publishedAt'>
  }[]
}
