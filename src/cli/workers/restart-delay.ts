import { SECOND } from '#base'

const FIRST_MS = 100
const MAX_MS = 30 * SECOND

/** Delay before a restart: none for the first within a period, then doubled for each. */
export function createRestartDelay({ withinMs, now }: { withinMs: number; now(): number }) {
  let restarts: number[] = []
  return {
    /** Counts a restart. */
    next(): number {
      restarts = restarts.filter(at => at > now() - withinMs)
      const delayMs = restarts.length === 0 ? 0 : FIRST_MS * 2 ** (restarts.length - 1)
      restarts.push(now())
      return Math.min(delayMs, MAX_MS)
    },
  }
}
