/** Outbox entry as shown to staff. Without its payload, which may contain sealed links. */
export interface OutboxItem {
  id: string
  kind: string
  /** Mail template; empty for other kinds. */
  template: string
  state: 'waiting' | 'failed' | 'done'
  recipient: string | null
  subject: string | null
  attempts: number
  maxAttempts: number
  lastError: string | null
  createdAt: number
  /** Null if no further attempt is planned. */
  nextTryAt: number | null
  doneAt: number | null
  /** Written to the mail folder because no mail server is configured. */
  isSaved: boolean
}

/** A background job and its last run. */
export interface JobItem {
  id: string
  everyMs: number
  /** Null if it never ran. */
  startedAt: number | null
  tookMs: number | null
  failedAt: number | null
  lastError: string | null
  /** Whether the last run failed. */
  isFailing: boolean
}
