import type { Generated } from 'kysely'

export interface CommentTables {
  /** What is said below a page, by visitors and by staff. */
  comments: {
    id: string
    page_id: string
    /** The comment that it answers. */
    parent_id: string | null
    /** The comment that its thread began with: its own id, where it answers none. */
    thread_id: string
    /** Empty where personal data was erased. */
    author_name: string
    /** Never shown; null for staff, and where personal data was erased. */
    author_email: string | null
    author_website: string | null
    /** Plain text. */
    body: string
    /** `pending`, `published` or `spam`. */
    status: Generated<string>
    /** Who of the staff wrote it. */
    staff_id: string | null
    /** Whether its author wants a mail when it is answered. */
    wants_replies: Generated<number>
    /** Same key, same comment: one that is sent twice is kept once. */
    unique_key: string
    created_at: number
    deleted_at: number | null
  }
}
