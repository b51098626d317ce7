import type { Generated } from 'kysely'

export interface FormTables {
  submissions: {
    id: string
    /** `<page id>/<module id>`. */
    form_key: string
    form_title: string
    page_path: string
    /** JSON list of `{ id, label, value, files? }`. */
    fields: string
    reply_to: string | null
    /** Idempotency key: a repeated submission is stored once. */
    unique_key: string
    created_at: number
    /** `new`, `read` or `spam`. */
    status: Generated<string>
    /** First time it was opened. */
    read_at: number | null
    deleted_at: number | null
  }
  submission_replies: {
    id: string
    submission_id: string
    recipient: string
    subject: string
    body: string
    /** Name at that time. */
    author: string
    author_id: string | null
    created_at: number
  }
  form_drafts: {
    id: string
    /** `<page id>/<module id>`. */
    form_key: string
    /** SHA-256 of the token in the mailed link. */
    link_hash: string
    /** Path of the form without the token. */
    link: string
    email: string
    /** JSON `{ values, step }`. */
    entered: string
    /** Keyed hash of the sender's network; null for older rows. */
    sender_hash: string | null
    /** Id of the form token it was saved with. */
    token_id: string | null
    created_at: number
  }
  /** Facts about a form apart from its answers. Kept after the form or page is deleted. */
  forms: {
    /** `<page id>/<module id>`. */
    form_key: string
    title: string
    /** Name of the split test subject that contains the form. */
    subject: string | null
    page_path: string
    /** JSON list of `{ id, label }`: current fields in order, then those of older answers. */
    fields: string
    updated_at: number
  }
  /** Anonymous daily counts of started and submitted forms. */
  form_counts: {
    form_key: string
    /** `YYYY-MM-DD` in the site's time zone. */
    day: string
    started: number
    sent: number
  }
  /** Secrets for signing webhooks. The newest is used; the previous one stays valid for a while. */
  form_webhook_secrets: {
    id: string
    secret: string
    created_at: number
  }
  /** Destinations of form data. `approved_at` is null while a destination waits for an editor. */
  form_destinations: {
    /** `mail`, `webhook` or `redirect`. */
    kind: string
    address: string
    /** Name at that time. */
    requested_by: string
    requested_at: number
    approved_by: string | null
    approved_at: number | null
  }
  /** Outbox entries that wait for approval of their destination. */
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
  /** Normalized words of the answers. Searched through `document` or an FTS table. */
  submission_search: { submission_id: string; body: string }
}
