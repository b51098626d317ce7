import { DAY, fromZoneTime, toZoneTime } from '#base'

const DAYS = 30

/**
 * The last thirty days in the site's time zone, today last. Days with a clock change are shorter or
 * longer.
 */
export function lastDays(nowMs: number, timeZone: string): { day: string; start: number }[] {
  const first = Math.floor(toZoneTime(nowMs, timeZone) / DAY) - DAYS + 1
  return Array.from({ length: DAYS }, (_, index) => ({
    day: new Date((first + index) * DAY).toISOString().slice(0, 10),
    start: fromZoneTime((first + index) * DAY, timeZone),
  }))
}
