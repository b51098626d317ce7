import { setImmediate as onNextTurn } from 'node:timers'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Statements of a long job run for this long before other requests get a turn. */
const SLICE_MS = 10

/**
 * `node:sqlite` is synchronous, so a job of many statements would occupy the event loop as long as
 * it has no other reason to wait. Returns a function to await before each statement; it is
 * undefined, without a promise, until the time of this turn is used up.
 */
export function createTimeSlices(now: () => number = () => performance.now()) {
  let turnStartedAt: number | undefined
  return (): Promise<void> | undefined => {
    if (turnStartedAt === undefined) {
      turnStartedAt = now()
      onNextTurn(() => {
        turnStartedAt = undefined
      })
      return undefined
    }
    return now() - turnStartedAt > SLICE_MS ? nextTurn() : undefined
  }
}

export type TimeSlices = ReturnType<typeof createTimeSlices>
