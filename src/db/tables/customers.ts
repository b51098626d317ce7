import type { Generated } from 'kysely'

/** Tables of customers and their accounts. Staff accounts are in the tables of `auth`. */
export interface CustomerTables {
  customers: {
    id: string
    /** In lower case. */
    email: string
    name: string
    /** Null without a password. */
    password_hash: string | null
    /** First sign-in, which proves the email address; null for guests, who only ordered. */
    registered_at: number | null
    disabled_at: number | null
    created_at: number
    updated_at: number
    /** Of staff. */
    note: Generated<string>
    /** JSON list. */
    tags: Generated<string>
    /** Without drafts, cancelled and failed orders. */
    order_count: Generated<number>
    /** Paid less refunded, in the shop's currency. */
    spent: Generated<number>
    last_order_at: Generated<number | null>
    /** Null unless an import added the customer, who is kept without orders. */
    imported_at: Generated<number | null>
    group_id: Generated<string | null>
  }
  /** Groups with prices and taxes of their members. */
  customer_groups: {
    id: string
    name: string
    /** In lower case; unique. */
    name_key: string
    /** Share taken off regular prices, in parts per million. */
    ppm: number
    /** JSON list of categories and their shares. */
    categories: string
    tax_exempt: number
    created_at: number
    updated_at: number
  }
  /** Orders whose customer must be assigned or counted again. */
  customer_changes: {
    id: Generated<number>
    order_id: string
    /** Before the change. */
    customer_id: string | null
  }
  customer_sessions: {
    id: string
    customer_id: string
    /** SHA-256 of the key in the cookie. */
    token_hash: string
    user_agent: string
    signed_in_at: number
    /** Updated once a day. */
    seen_at: number
    expires_at: number
  }
  /** Links in mails and challenges of passkeys. Deleted when used. */
  customer_tokens: {
    /** SHA-256 of the key in the link. */
    token_hash: string
    /** `TokenPurpose`. */
    purpose: string
    email: string
    /** Customer who asked; null for sign-ins. */
    customer_id: string | null
    name: string
    /** Path after the sign-in. */
    next: string
    expires_at: number
  }
  /** Counts of attempts within a window of time. */
  customer_attempts: { key: string; count: number; started_at: number }
  customer_passkeys: {
    id: string
    customer_id: string
    /** Base64url. */
    credential_id: string
    /** COSE key, base64url. */
    public_key: string
    counter: number
    /** JSON list. */
    transports: string
    name: string
    created_at: number
  }
  customer_addresses: {
    id: string
    customer_id: string
    /** JSON `SavedAddress`. */
    address: string
    /** 1: fills in the billing or shipping address at checkout. */
    is_billing: number
    is_shipping: number
    created_at: number
  }
}
