import type { FeedEntry, FeedProblem } from './schema.ts'

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

/** Validators of the last response, for conditional requests. */
export interface FeedMarks {
  etag: string | undefined
  lastModified: string | undefined
}

export type FeedAnswer =
  | ({ body: Uint8Array; contentType: string } & FeedMarks)
  | { body?: undefined; isUnchanged: true }
  | { body?: undefined; isUnchanged: false; problem: FeedProblem }

/** Requests a feed; never throws. */
export type AskFeed = (url: string, marks: FeedMarks) => Promise<FeedAnswer>
