import type { Clock } from './clock.ts'

/** Time and counter of the last id, which make this process's ids monotonic. */
const newest = { ms: 0, place: 0 }
const PLACES = 0x1000

/**
 * Creates a UUIDv7 (RFC 9562 §5.7): sorts by creation time, monotonic within a process (§6.2,
 * method 1). Ids are guessable; use `createKey` for secrets.
 */
export function createId(clock: Clock = Date): string {
  const { ms, place } = follow(clock.now())
  const time = ms.toString(16).padStart(12, '0')
  const counter = place.toString(16).padStart(3, '0')
  const random = takeRandomBytes(8)
  random[0] = 0x80 | ((random[0] ?? 0) & 0x3f)
  let tail = ''
  for (const byte of random) tail += HEX[byte]
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}-${tail.slice(0, 4)}-${tail.slice(4)}`
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Next counter value. Overflow borrows from the next millisecond; a clock that goes backward is ignored. */
function follow(nowMs: number) {
  if (nowMs > newest.ms) Object.assign(newest, { ms: nowMs, place: 0 })
  else if (newest.place + 1 < PLACES) newest.place++
  else Object.assign(newest, { ms: newest.ms + 1, place: 0 })
  return newest
}

/** Creates an unguessable key of 160 bits: 32 characters of lowercase base32. */
export function createKey(): string {
  let key = ''
  for (const byte of takeRandomBytes(32)) key += BASE32[byte % 32]
  return key
}

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'

/** Random bytes are drawn for many ids at once, because each call of the generator is slow. */
const POOL_BYTES = 8192
const pool = { bytes: new Uint8Array(POOL_BYTES), used: POOL_BYTES }

/** Returns bytes that nothing else uses. They are valid until the next call. */
function takeRandomBytes(count: number): Uint8Array {
  if (pool.used + count > POOL_BYTES) {
    crypto.getRandomValues(pool.bytes)
    pool.used = 0
  }
  pool.used += count
  return pool.bytes.subarray(pool.used - count, pool.used)
}
