import type { Generated } from 'kysely'

export interface FeedTables {
  /** Cache of external feeds shown on pages. */
  feeds: {
    /** As entered. */
    url: string
    /** URL of the feed, if `url` is a page that links to it. */
    source: Generated<string | null>
    /** `FeedContent` as JSON; null before it was read once. */
    content: Generated<string | null>
    /** Validators for conditional requests (`ETag`, `Last-Modified`). */
    etag: Generated<string | null>
    last_modified: Generated<string | null>
    /** When `content` was last confirmed. */
    read_at: Generated<number | null>
    /** Time of the next read. */
    due_at: number
    /** Consecutive failures. */
    failures: number
    /** Reason of the last failure. */
    problem: Generated<string | null>
    /** Last day on which a page requested it. */
    asked_at: number
    /** Leased by a reading process until then. */
    leased_until: number
  }
}
