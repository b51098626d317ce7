import { createMemo } from './cache.ts'

const formatOf = createMemo(
  timeZone => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
)

/** Offset of a time zone from UTC at a given time, in milliseconds. */
function zoneOffset(timeZone: string, at: number): number {
  const parts = formatOf(timeZone).formatToParts(at)
  const name = parts.find(part => part.type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes, seconds] = /GMT([+-])(\d+):(\d+)(?::(\d+))?/.exec(name) ?? []
  const ms = (Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)) * 1000
  return sign === '-' ? -ms : ms
}

/**
 * Converts local time (encoded as if UTC) to UTC milliseconds. Ambiguous times mean the first
 * occurrence; skipped times move forward by the gap.
 */
export function fromZoneTime(local: number, timeZone: string): number {
  const before = zoneOffset(timeZone, local - DAY_MS)
  const first = local - before
  if (zoneOffset(timeZone, first) === before) return first
  const second = local - zoneOffset(timeZone, local + DAY_MS)
  return zoneOffset(timeZone, second) === local - second ? second : first
}

/** Local time of a zone, encoded as if UTC. */
export const toZoneTime = (at: number, timeZone: string): number => at + zoneOffset(timeZone, at)

/** Month in a zone, such as `2026-11`. */
export const formatMonth = (at: number, timeZone: string): string =>
  new Date(toZoneTime(at, timeZone)).toISOString().slice(0, 7)

/** Date in a zone, such as `2026-11-23`. */
export const formatDay = (at: number, timeZone: string): string =>
  new Date(toZoneTime(at, timeZone)).toISOString().slice(0, 10)

const DAY_MS = 86_400_000
