import type { Generated } from 'kysely'

/**
 * Who works on the site. The first six are better-auth's, in its own spelling: dates are ISO 8601 text, and
 * it alone reads and writes most of them. A test holds them against its schema.
 */
export interface AuthTables {
  auth_users: {
    id: string
    name: string
    email: string
    emailVerified: number
    image: string | null
    role: string
    /** Set when the account may no longer be used; its sessions are gone then. */
    disabledAt: number | null
    twoFactorEnabled: number | null
    /** The language that was chosen in the admin; ours, not better-auth's. */
    locale: Generated<string | null>
    createdAt: string
    updatedAt: string
  }
  auth_sessions: {
    id: string
    userId: string
    token: string
    expiresAt: string
    ipAddress: string | null
    userAgent: string | null
    createdAt: string
    updatedAt: string
  }
  auth_accounts: {
    id: string
    userId: string
    accountId: string
    providerId: string
    password: string | null
    createdAt: string
    updatedAt: string
  }
  auth_verifications: { id: string; identifier: string; value: string; expiresAt: string }
  auth_two_factors: {
    id: string
    userId: string
    secret: string
    backupCodes: string
    /** The last time step whose code was used; ours, not better-auth's. */
    last_step: Generated<number | null>
  }
  auth_passkeys: {
    id: string
    userId: string
    name: string | null
    credentialID: string
    createdAt: string | null
  }
  /** How many tries there were from an address or for an account: ours too. */
  auth_rate_limits: { id: string; key: string; count: number; lastRequest: number }
  /** Links that set a first password: for the owner of a new site, and for invited staff. */
  auth_invitations: {
    id: string
    /** SHA-256 of what the link carries; the link itself is kept nowhere. */
    token_hash: string
    /** Null for the owner's first link: the account is made when it is used. */
    email: string | null
    name: string
    role: string
    expires_at: number
    used_at: number | null
    created_at: number
    created_by: string | null
  }
  audit_log: {
    id: string
    at: number
    /** Null for commands and for the system itself. */
    user_id: string | null
    /** As it was then: a name may change, an account may go. */
    user_name: string
    /** `<what>.<verb>`, such as `page.published`. */
    action: string
    target_id: string | null
    target_label: string
    /** JSON: what changed, without secrets. */
    details: string
    address: string | null
  }
}
