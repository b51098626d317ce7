import type { Clock } from './clock.ts'

/**
 * A UUIDv7 (RFC 9562 §5.7): sorts by creation time, so that indexes grow at their end.
 * Ids are not secrets; use `createKey` for what must not be guessed.
 */
export function createId(clock: Clock = Date): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const nowMs = clock.now()
  for (let i = 0; i < 6; i++) bytes[i] = Math.floor(nowMs / 2 ** (8 * (5 - i))) % 256
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** An unguessable key of 160 bits, 32 characters of lower-case base 32. */
export function createKey(): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, byte => alphabet[byte % 32]).join('')
}
