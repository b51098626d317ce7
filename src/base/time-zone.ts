import { createMemo } from './cache.ts'

const formatOf = createMemo(
  timeZone => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
)

/** How far a time zone (`Europe/Berlin`) is ahead of UTC at a moment, in milliseconds. */
function zoneOffset(timeZone: string, at: number): number {
  const parts = formatOf(timeZone).formatToParts(at)
  const name = parts.find(part => part.type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes, seconds] = /GMT([+-])(\d+):(\d+)(?::(\d+))?/.exec(name) ?? []
  const ms = (Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)) * 1000
  return sign === '-' ? -ms : ms
}

/**
 * The moment at which clocks of a zone show a time, given as if it were UTC. What they show twice is the first of both;
 * what they leave out is as much later as they are put forward.
 */
export function fromZoneTime(local: number, timeZone: string): number {
  const before = zoneOffset(timeZone, local - DAY_MS)
  const first = local - before
  if (zoneOffset(timeZone, first) === before) return first
  const second = local - zoneOffset(timeZone, local + DAY_MS)
  return zoneOffset(timeZone, second) === local - second ? second : first
}

/** What clocks of a zone show at a moment, as if it were UTC. */
export const toZoneTime = (at: number, timeZone: string): number => at + zoneOffset(timeZone, at)

/** The month that clocks of a zone are in at a moment: `2026-11`. */
export const formatMonth = (at: number, timeZone: string): string =>
  new Date(toZoneTime(at, timeZone)).toISOString().slice(0, 7)

/** The date that clocks of a zone show at a moment: `2026-11-23`. */
export const formatDay = (at: number, timeZone: string): string =>
  new Date(toZoneTime(at, timeZone)).toISOString().slice(0, 10)

const DAY_MS = 86_400_000
