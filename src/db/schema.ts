/** What the staff sees of an entry: never its payload, which may hold sealed links. */
export interface OutboxItem {
  id: string
  kind: string
  /** Which mail it is; empty for other kinds. */
  template: string
  state: 'waiting' | 'failed' | 'done'
  recipient: string | null
  subject: string | null
  attempts: number
  maxAttempts: number
  lastError: string | null
  createdAt: number
  /** When it is tried next; null when it is not. */
  nextTryAt: number | null
  doneAt: number | null
  /** Written to the mail folder: no mail server is configured. */
  isSaved: boolean
}

/** Something that the site does by itself, and how it last went. */
export interface JobItem {
  id: string
  everyMs: number
  /** Null when it never ran. */
  startedAt: number | null
  tookMs: number | null
  failedAt: number | null
  lastError: string | null
  /** The last run failed. */
  isFailing: boolean
}
