/**
 * Keys of Postgres advisory locks. They are all in this file because two uses of one key would
 * block each other. Postgres separates single 64-bit keys from pairs of 32-bit keys.
 */
export const LOCK_KEYS = {
  /** Held by the process that runs a migration. */
  migrations: 7286149,
  /** Held shared by every running server, exclusively by a restore. */
  server: 7286150,
  /** Held by the process that migrates and fills the database at its start. */
  start: 7286152,
} as const

/** First half of the key pair for `transactionAdvisoryLock`; the second is a hash of the name. */
export const NAMED_LOCKS = 7286151

/** First half of the key pair of a process, held shared while it runs; the second is random. */
export const PROCESS_LOCKS = 7286153

/** Names for `transactionAdvisoryLock`. The part after the space identifies the locked item. */
export const LOCK_NAMES = [
  'comments',
  'form-confirmation',
  'form-destination',
  'form-drafts',
  'product-imports',
  'reports',
  'reviews',
] as const
type Name = (typeof LOCK_NAMES)[number]
export type LockName = Name | `${Name} ${string}`
