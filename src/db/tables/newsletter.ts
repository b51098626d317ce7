export interface NewsletterTables {
  /** Services elsewhere that keep lists. */
  newsletter_accounts: {
    id: string
    /** `mailchimp`, `brevo` or `webhook`. */
    provider: string
    name: string
    /** Where it is called; empty for the provider's own address. */
    url: string
    /** Its API key, or what signs what is sent to it. Leaves this server for that account alone. */
    secret: string
    created_at: number
  }
  newsletter_lists: {
    id: string
    name: string
    description: string
    /** Offered to every subscriber on the page of their preferences. */
    is_public: number
    /** Null for a list that this site keeps. */
    account_id: string | null
    /** What the provider calls it. */
    remote_id: string
    /** Brevo: the template of its confirmation mail. */
    template_id: string
    created_at: number
  }
  /** One address on one list. */
  newsletter_subscribers: {
    id: string
    list_id: string
    email: string
    /** By which an address is the same, whatever its case. */
    email_key: string
    first_name: string
    last_name: string
    /** What custom fields were answered: list of `{ id, label, value }`; JSON. */
    fields: string
    /** `pending`, `confirmed`, `unsubscribed`, `bounced` or `suppressed`. */
    status: string
    /** `form`, `import`, `staff` or `preferences`. */
    source: string
    /** What was agreed to, where, when and from which address: proof of consent. */
    consent_text: string
    consent_page: string
    consent_at: number | null
    consent_ip: string | null
    confirmed_at: number | null
    confirmed_ip: string | null
    /** When it was unsubscribed, bounced or suppressed. */
    ended_at: number | null
    /** When the last mail that asks for confirmation was put into the outbox. */
    mailed_at: number | null
    /** Mails that asked for confirmation since the subscription was last confirmed. */
    mails: number
    /** When it was agreed to that opens and clicks are counted; null for who has not, or not any more. */
    measured_at: number | null
    created_at: number
  }
  /** Form tokens that signed somebody up: each does so once. */
  newsletter_sign_ups: {
    /** The token's own id. */
    id: string
    /** A hash of what was sent with it, by which the same form sent again is known. */
    content: string
    /** What a provider said against it, in its words. */
    refusal: string | null
    created_at: number
  }
  newsletter_suppressions: {
    /** A hash of the address: it is known again when it is no longer kept. */
    id: string
    /** Null when personal data was erased. */
    email: string | null
    /** `staff`, `complaint`, `bounce` or `erased`. */
    reason: string
    created_at: number
  }
  newsletter_letters: {
    id: string
    subject: string
    /** Null when the list is gone. */
    list_id: string | null
    /** The layout block that it is written in. */
    page_id: string | null
    /** How many go out a minute, at most. */
    per_minute: number
    /** Whether opens and clicks are counted. */
    measures: number
    /** `draft`, `scheduled`, `sending`, `paused`, `sent` or `stopped`. */
    status: string
    /** The reply of the mail server that paused it. */
    pause_reason: string | null
    /** Blocked deliveries up to which it does not pause again. */
    accepted_blocks: number
    /** What it says, as it was when it was scheduled: mail parts; JSON. */
    parts: string | null
    scheduled_at: number | null
    started_at: number | null
    finished_at: number | null
    created_at: number
  }
  /** A letter to one subscriber: each once. */
  newsletter_deliveries: {
    letter_id: string
    subscriber_id: string
    /** One of `DELIVERY_STATUSES`. */
    status: string
    handed_at: number | null
    /** When this letter was what somebody unsubscribed by. */
    unsubscribed_at: number | null
    /** Whether it counts opens and clicks of this subscriber, and when they first did. */
    measured: number
    opened_at: number | null
    clicked_at: number | null
  }
}
