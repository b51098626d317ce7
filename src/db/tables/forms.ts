import type { Generated } from 'kysely'

export interface FormTables {
  submissions: {
    id: string
    /** `<page id>/<module id>`. */
    form_key: string
    form_title: string
    page_path: string
    /** List of `{ id, label, value }`; JSON. */
    fields: string
    reply_to: string | null
    /** Same key, same submission: a repeated submit is stored once. */
    unique_key: string
    created_at: number
    /** `new`, `read` or `spam`. */
    status: Generated<string>
    /** When it was first opened. */
    read_at: number | null
    deleted_at: number | null
  }
  submission_replies: {
    id: string
    submission_id: string
    recipient: string
    subject: string
    body: string
    /** A name, as it was then. */
    author: string
    author_id: string | null
    created_at: number
  }
}
