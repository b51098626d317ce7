/**
 * Keys of Postgres advisory locks. All of them are in this file, because two uses of one key block each other.
 * Postgres keeps single 64-bit keys apart from pairs of 32-bit keys.
 */
export const LOCK_KEYS = {
  /** Held while a migration runs, by one process at a time. */
  migrations: 7286149,
  /** Held shared by every running server, exclusively by a restore. */
  server: 7286150,
} as const

/** First half of the pair that `lockFor` locks; the second half is a hash of the lock's name. */
export const NAMED_LOCKS = 7286151

/** Names for `lockFor`. The part after the space says which of many is locked. */
export const LOCK_NAMES = [
  'comments',
  'form-confirmation',
  'form-destination',
  'form-drafts',
  'product-imports',
] as const
type Name = (typeof LOCK_NAMES)[number]
export type LockName = Name | `${Name} ${string}`
