/** Entry of a feed as plain text: no HTML and no external resources. */
export interface FeedEntry {
  /** Empty if missing; then there is a summary. */
  title: string
  /** An http(s) URL; undefined if missing. */
  url: string | undefined
  /** UTC milliseconds; undefined if missing or invalid. */
  publishedAt: number | undefined
  author: string
  summary: string
}

export interface FeedContent {
  title: string
  /** URL of the feed's website. */
  site: string | undefined
  /** BCP 47 language tag; empty if missing. */
  language: string
  /** Newest first. */
  entries: FeedEntry[]
}

/** Reasons why a feed cannot be read, with a message for staff. */
export const FEED_PROBLEMS = [
  'feed-no-address',
  'feed-of-this-site',
  'feed-not-found',
  'feed-busy',
  'feed-failed',
  'feed-unreachable',
  'feed-too-slow',
  'feed-private',
  'feed-too-large',
  'feed-not-a-feed',
] as const
export type FeedProblem = (typeof FEED_PROBLEMS)[number]

/** Stored state of a feed. */
export interface KnownFeed {
  /** Content of the last successful read. */
  content: FeedContent | undefined
  /** Problem of the last attempt. */
  problem: FeedProblem | undefined
  /** When `content` was last confirmed. */
  readAt: number | undefined
}

/** Maximum number of stored entries. */
export const MAX_ENTRIES = 50
export const MAX_SUMMARY = 600
