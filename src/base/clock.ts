/** Source of the current time. All times are UTC milliseconds. */
export interface Clock {
  now(): number
}

let correctionMs = 0

/** The time of this machine, corrected by `correctSystemClock`. */
export const systemClock: Clock = { now: () => Date.now() + correctionMs }

/** Sets how far the clock of this machine is behind the time that all copies of the server use. */
export function correctSystemClock(behindMs: number) {
  correctionMs = behindMs
}

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
