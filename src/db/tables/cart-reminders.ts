export interface CartReminderTables {
  /** Consents to mails about a cart that was not ordered; one per cart. */
  cart_reminders: {
    id: string
    cart_id: string
    /** In lower case; empty after it was erased. */
    email: string
    locale: string
    currency: string
    /** SHA-256 of the key in the links of the newest mail. */
    token_hash: string | null
    /** The encrypted key, for further mails. */
    sealed_token: string | null
    /** Number of mails. */
    sent: number
    /** When to check for the next mail; null if there is none. */
    due_at: number | null
    /** Items and their value in the base currency, as of the newest mail. */
    items: number
    value: number
    consented_at: number
    updated_at: number
    first_sent_at: number | null
    last_sent_at: number | null
    restored_at: number | null
    /** The cart into which the items were copied, maybe on another device. */
    restored_cart_id: string | null
    ended_at: number | null
  }
  /** Addresses that want no reminders, as SHA-256 hashes. */
  cart_reminder_ends: { address_hash: string; created_at: number }
}
