/** Deterministic random numbers from 0 to 1 by seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** `TEST_SEED` or a time-based seed; printed on failure. */
export function testSeed(): number {
  return Number(process.env.TEST_SEED ?? Date.now() % 2 ** 31)
}
