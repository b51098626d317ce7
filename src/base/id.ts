import type { Clock } from './clock.ts'

/** Time and counter of the last id, which make this process's ids monotonic. */
const newest = { ms: 0, place: 0 }
const PLACES = 0x1000

/**
 * Creates a UUIDv7 (RFC 9562 §5.7): sorts by creation time, monotonic within a process (§6.2,
 * method 1). Ids are guessable; use `createKey` for secrets.
 */
export function createId(clock: Clock = Date): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const { ms, place } = follow(clock.now())
  for (let i = 0; i < 6; i++) bytes[i] = Math.floor(ms / 2 ** (8 * (5 - i))) % 256
  bytes[6] = 0x70 | (place >> 8)
  bytes[7] = place & 0xff
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Next counter value. Overflow borrows from the next millisecond; a clock that goes backward is ignored. */
function follow(nowMs: number) {
  if (nowMs > newest.ms) Object.assign(newest, { ms: nowMs, place: 0 })
  else if (newest.place + 1 < PLACES) newest.place++
  else Object.assign(newest, { ms: newest.ms + 1, place: 0 })
  return newest
}

/** Creates an unguessable key of 160 bits: 32 characters of lowercase base32. */
export function createKey(): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, byte => alphabet[byte % 32]).join('')
}
