import type { Generated } from 'kysely'

/**
 * Staff accounts. The first six tables belong to better-auth and use its naming and ISO 8601 dates;
 * mostly only better-auth accesses them. A test compares them with its schema.
 */
export interface AuthTables {
  auth_users: {
    id: string
    name: string
    email: string
    emailVerified: number
    image: string | null
    role: string
    /** Set when the account is disabled; its sessions are deleted. */
    disabledAt: number | null
    twoFactorEnabled: number | null
    /** Admin language. Not part of better-auth. */
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
    /** Last accepted time step of a one-time password. Not part of better-auth. */
    last_step: Generated<number | null>
  }
  auth_passkeys: {
    id: string
    userId: string
    name: string | null
    credentialID: string
    createdAt: string | null
  }
  /** Keys of other programs for the admin API. */
  api_keys: {
    id: string
    name: string
    /** SHA-256 of the token; the token is not stored. */
    token_hash: string
    /** The last characters of the token. */
    hint: string
    /** JSON list of `KeyPermission`. */
    permissions: string
    /** Null: never. */
    expires_at: number | null
    /** Exact to an hour. */
    last_used_at: number | null
    /** Name of the user. */
    created_by: string
    created_at: number
  }
  /** Sign-in attempts per address or account. Not part of better-auth. */
  auth_rate_limits: { id: string; key: string; count: number; lastRequest: number }
  /** Links for setting a first password, for the owner of a new site and for invited staff. */
  auth_invitations: {
    id: string
    /** SHA-256 of the token in the link; the token is not stored. */
    token_hash: string
    /** Null for the owner's first link, which creates the account. */
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
    /** Null for commands and the system. */
    user_id: string | null
    /** Name at that time; the account may be renamed or deleted. */
    user_name: string
    /** `<entity>.<verb>`, such as `page.published`. */
    action: string
    target_id: string | null
    target_label: string
    /** JSON of the changes, without secrets. */
    details: string
    address: string | null
  }
}
