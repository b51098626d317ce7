import type { Generated } from 'kysely'

export interface FeedTables {
  /** Feeds of other sites that stand on pages, as they were last read; made anew from their addresses. */
  feeds: {
    /** As it is asked for. */
    url: string
    /** Where it is read, when a page at `url` names its feed. */
    source: Generated<string | null>
    /** `FeedContent` as JSON; null before it was read once. */
    content: Generated<string | null>
    /** What its server wants to hear again (`ETag`, `Last-Modified`). */
    etag: Generated<string | null>
    last_modified: Generated<string | null>
    /** When `content` was true for the last time. */
    read_at: Generated<number | null>
    /** When it is read again. */
    due_at: number
    /** In a row. */
    failures: number
    /** Why it could not be read the last time. */
    problem: Generated<string | null>
    /** When a page last asked for it, to a day. */
    asked_at: number
    /** A process reads it, until then. */
    leased_until: number
  }
}
