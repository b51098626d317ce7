export interface NewsletterTables {
  /** Accounts at external newsletter services. */
  newsletter_accounts: {
    id: string
    /** `mailchimp`, `brevo` or `webhook`. */
    provider: string
    name: string
    /** Endpoint; empty for the provider's default. */
    url: string
    /** API key, or signing secret. Sent to this account's provider only. */
    secret: string
    created_at: number
  }
  newsletter_lists: {
    id: string
    name: string
    description: string
    /** Offered to all subscribers on the preferences page. */
    is_public: number
    /** Null for lists kept by this site. */
    account_id: string | null
    /** Id at the provider. */
    remote_id: string
    /** Brevo: template of the confirmation mail. */
    template_id: string
    created_at: number
  }
  /** An email address on a list. */
  newsletter_subscribers: {
    id: string
    list_id: string
    email: string
    /** Lowercase address for comparison. */
    email_key: string
    first_name: string
    last_name: string
    /** JSON list of `{ id, label, value }` from custom fields. */
    fields: string
    /** `pending`, `confirmed`, `unsubscribed`, `bounced` or `suppressed`. */
    status: string
    /** `form`, `import`, `staff` or `preferences`. */
    source: string
    /** Proof of consent: text, page, time and IP address. */
    consent_text: string
    consent_page: string
    consent_at: number | null
    consent_ip: string | null
    confirmed_at: number | null
    confirmed_ip: string | null
    /** Time of unsubscribing, bouncing or suppression. */
    ended_at: number | null
    /** When the last confirmation mail was queued. */
    mailed_at: number | null
    /** Confirmation mails since the last confirmation. */
    mails: number
    /** When the subscriber agreed to open and click tracking; null without consent. */
    measured_at: number | null
    created_at: number
  }
  /** Form tokens used for subscribing; each works once. */
  newsletter_sign_ups: {
    /** Id of the token. */
    id: string
    /** Hash of the submitted data, to recognize repeated submissions. */
    content: string
    /** Error message of a provider. */
    refusal: string | null
    created_at: number
  }
  newsletter_suppressions: {
    /** Hash of the address, to recognize it after erasure. */
    id: string
    /** Null after personal data was erased. */
    email: string | null
    /** `staff`, `complaint`, `bounce` or `erased`. */
    reason: string
    created_at: number
  }
  newsletter_letters: {
    id: string
    subject: string
    /** Null after the list was deleted. */
    list_id: string | null
    /** The layout block with the content. */
    page_id: string | null
    /** Maximum deliveries per minute. */
    per_minute: number
    /** Whether opens and clicks are tracked. */
    measures: number
    /** `draft`, `scheduled`, `sending`, `paused`, `sent` or `stopped`. */
    status: string
    /** Reply of the mail server that caused the pause. */
    pause_reason: string | null
    /** Number of blocked deliveries up to which it does not pause again. */
    accepted_blocks: number
    /** Content at scheduling time, as JSON mail parts. */
    parts: string | null
    scheduled_at: number | null
    started_at: number | null
    finished_at: number | null
    created_at: number
  }
  /** One row per newsletter issue and subscriber. */
  newsletter_deliveries: {
    letter_id: string
    subscriber_id: string
    /** One of `DELIVERY_STATUSES`. */
    status: string
    handed_at: number | null
    /** Set if the subscriber unsubscribed through this issue. */
    unsubscribed_at: number | null
    /** Whether opens and clicks are tracked for this subscriber, and the time of the first ones. */
    measured: number
    opened_at: number | null
    clicked_at: number | null
  }
}
