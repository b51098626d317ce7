import type { FeedProblem } from './schema.ts'

/** What a feed's server said of it when it was asked before: it need not send the same again. */
export interface FeedMarks {
  etag: string | undefined
  lastModified: string | undefined
}

export type FeedAnswer =
  | ({ body: Uint8Array; contentType: string } & FeedMarks)
  | { body?: undefined; isUnchanged: true }
  | { body?: undefined; isUnchanged: false; problem: FeedProblem }

/** Asks the server of a feed; never throws. */
export type AskFeed = (url: string, marks: FeedMarks) => Promise<FeedAnswer>
