export interface StockAlertTables {
  /** Requests for a mail when a variant is back in stock; one per address and variant. */
  stock_alerts: {
    id: string
    variant_id: string
    /** In lower case. */
    email: string
    /** Language of the mails, as a BCP 47 tag. */
    locale: string
    /** Currency of the price in the mail. */
    currency: string
    /** `pending` until confirmed, `confirmed` until the mail is queued, then `sent`. */
    state: string
    /** SHA-256 of the key in the links of the newest mail. */
    token_hash: string
    /** Confirmation mails since the last confirmation. */
    mails: number
    /** Time of the newest confirmation mail. */
    mailed_at: number | null
    created_at: number
    confirmed_at: number | null
    sent_at: number | null
  }
}
