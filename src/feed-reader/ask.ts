import type { FeedProblem } from './schema.ts'

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
