import type { Generated } from 'kysely'

export interface SystemTables {
  /** What must reach outside (mail, webhook): written in the transaction that caused it. */
  outbox: {
    id: string
    kind: string
    /** The same key is delivered once; null for none. */
    unique_key: string | null
    payload: string
    created_at: number
    /** When the next try is due; moves into the future with every failure. */
    due_at: number
    attempts: number
    /** A worker owns the row until then. */
    leased_until: number
    lease: string | null
    done_at: number | null
    failed_at: number | null
    last_error: string | null
    /** To whom the last try went, and about what; null before the first. */
    recipient: string | null
    subject: string | null
    /** 1 when it was written to the mail folder instead of being sent. */
    to_folder: Generated<number>
  }
  /** Tags that a write made stale; every process polls them and drops what it cached. */
  invalidations: { id: Generated<number>; tags: string; created_at: number }
  /** When each periodic task last ran, whichever process ran it. */
  task_runs: {
    name: string
    started_at: number
    ended_at: number | null
    failed_at: number | null
    last_error: string | null
    /** The process that runs it, until then; another may afterwards. */
    owner: Generated<string | null>
    leased_until: Generated<number>
  }
}
