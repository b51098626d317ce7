import type { Generated } from 'kysely'

export interface CommentTables {
  /** Comments on pages by visitors and staff. */
  comments: {
    id: string
    page_id: string
    /** The comment it replies to. */
    parent_id: string | null
    /** The first comment of the thread; its own id if it is the first. */
    thread_id: string
    /** Empty after personal data was erased. */
    author_name: string
    /** Never shown. Null for staff and after personal data was erased. */
    author_email: string | null
    author_website: string | null
    /** Plain text. */
    body: string
    /** `pending`, `published` or `spam`. */
    status: Generated<string>
    /** Staff account of the author. */
    staff_id: string | null
    /** Whether the author wants a mail about replies. */
    wants_replies: Generated<number>
    /** Idempotency key: a repeated submission is stored once. */
    unique_key: string
    created_at: number
    deleted_at: number | null
  }
}
