/** An entry of a feed, as text alone: nothing in it is HTML, and nothing of it is loaded from elsewhere. */
export interface FeedEntry {
  /** Empty where it has none: then there is a summary. */
  title: string
  /** By http(s); undefined where the entry leads nowhere. */
  url: string | undefined
  /** UTC milliseconds; undefined where it says none that can be. */
  publishedAt: number | undefined
  author: string
  summary: string
}

export interface FeedContent {
  title: string
  /** The site that it is about. */
  site: string | undefined
  /** Of its texts, as BCP 47 writes it; empty where it says none. */
  language: string
  /** The newest first. */
  entries: FeedEntry[]
}

/** Why a feed cannot be read; each is a reason that staff are told, too. */
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

/** What is known of a feed. */
export interface KnownFeed {
  /** What it said when it could last be read; undefined before that. */
  content: FeedContent | undefined
  /** Of the last time that it was asked. */
  problem: FeedProblem | undefined
  /** When `content` was true for the last time. */
  readAt: number | undefined
}

/** As many entries of a feed are kept. */
export const MAX_ENTRIES = 50
export const MAX_SUMMARY = 600
