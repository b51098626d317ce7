import type { Generated } from 'kysely'

export interface SystemTables {
  /** Pending side effects (mail, webhook), written in the transaction that caused them. */
  outbox: {
    id: string
    kind: string
    /** Duplicates of the key are ignored; null for none. */
    unique_key: string | null
    payload: string
    created_at: number
    /** Time of the next attempt; moved forward after failures. */
    due_at: number
    attempts: number
    /** Leased by a worker until then. */
    leased_until: number
    lease: string | null
    done_at: number | null
    failed_at: number | null
    last_error: string | null
    /** Recipient and subject of the last attempt; null before the first. */
    recipient: string | null
    subject: string | null
    /** 1 if written to the mail folder instead of being sent. */
    to_folder: Generated<number>
  }
  /** Tags made stale by a write. All processes poll them to clear their caches. */
  invalidations: { id: Generated<number>; tags: string; created_at: number }
  /** Position in the invalidations up to which a content delivery network was purged. One row. */
  cdn_position: {
    id: number
    provider: string
    position: string
    moved_at: number
    upgraded_at: number | null
  }
  /** The last backup, and whether backups fail. One row. */
  backup_state: {
    id: number
    attempted_at: number | null
    succeeded_at: number | null
    /** As in BACKUP_TO. */
    place: string | null
    name: string | null
    duration_ms: number | null
    added_bytes: number | null
    failed_at: number | null
    error: string | null
    mailed_at: number | null
  }
  /** Backups and verifications with their progress and result; see `BackupJob`. */
  backup_jobs: {
    id: string
    kind: string
    backup: string | null
    requested_by: string | null
    requested_at: number
    due_at: number
    attempts: number
    started_at: number | null
    ended_at: number | null
    /** JSON, like `result` and `problem`. */
    progress: string | null
    result: string | null
    problem: string | null
  }
  /** Requests of the current window by limit and address, if several processes share the limits. */
  request_counts: { key: string; count: number; ends_at: number }
  /** Rendered pages that processes take from each other. */
  shared_pages: {
    key: string
    /** Process that renders it. */
    token: string
    claimed_until: number
    /** JSON; null while it is rendered. */
    page: string | null
    /** Invalidations that its process had seen, as of `watchInvalidations`. */
    seen: string | null
    made_at: number
  }
  /** Last result of each check of the site that calls other servers, as JSON. */
  check_results: { id: string; result: string; checked_at: number }
  /** Failed requests, one row for all with the same cause. */
  server_errors: {
    cause: string
    reference: string
    route: string
    message: string
    count: number
    first_at: number
    last_at: number
  }
  /** Renders per hour and page; see `SlowPage`. */
  slow_pages: {
    hour: number
    page: string
    count: number
    total_ms: number
    max_ms: number
    path: string
    module: string | null
    module_ms: number | null
  }
  /** Last run of each periodic task in any process. */
  task_runs: {
    name: string
    started_at: number
    ended_at: number | null
    failed_at: number | null
    last_error: string | null
    /** Process that holds the lease, and its expiry. */
    owner: Generated<string | null>
    leased_until: Generated<number>
  }
}
