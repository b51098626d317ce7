import type { Generated } from 'kysely'

export interface FormTables {
  submissions: {
    id: string
    /** `<page id>/<module id>`. */
    form_key: string
    form_title: string
    page_path: string
    /** List of `{ id, label, value, files? }`; JSON. */
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
  form_drafts: {
    id: string
    /** `<page id>/<module id>`. */
    form_key: string
    /** SHA-256 of what the mailed link carries. */
    link_hash: string
    /** The form's address below the site's, without what the link carries. */
    link: string
    email: string
    /** `{ values, step }`; JSON. */
    entered: string
    /** Keyed hash of the sender's network; null before it was kept. */
    sender_hash: string | null
    /** Id of the form token that saved it. */
    token_id: string | null
    created_at: number
  }
  /** What is known of a form apart from its answers; it outlives the form and its page. */
  forms: {
    /** `<page id>/<module id>`. */
    form_key: string
    title: string
    /** What the subject of a split test is called that it stands in. */
    subject: string | null
    page_path: string
    /** List of `{ id, label }`: today's fields in their order, then those of older answers; JSON. */
    fields: string
    updated_at: number
  }
  /** How often visitors began a form and sent it. Of nobody in particular. */
  form_counts: {
    form_key: string
    /** `YYYY-MM-DD`, by the site's clock. */
    day: string
    started: number
    sent: number
  }
  /** What webhooks are signed with; the newest counts, the one before it for a while. */
  form_webhook_secrets: {
    id: string
    secret: string
    created_at: number
  }
  /** Where forms may send what visitors enter; `approved_at` is null while a destination waits for an editor. */
  form_destinations: {
    /** `mail`, `webhook` or `redirect`. */
    kind: string
    address: string
    /** A name, as it was then. */
    requested_by: string
    requested_at: number
    approved_by: string | null
    approved_at: number | null
  }
  /** Entries for the outbox that wait for their destination to be approved. */
  form_held_deliveries: {
    id: string
    submission_id: string
    kind: string
    address: string
    entry_kind: string
    /** JSON. */
    payload: string
    unique_key: string
    created_at: number
  }
  /** The words of the answers, folded; `document` or an FTS table beside it is what is searched. */
  submission_search: { submission_id: string; body: string }
}
