import { formatDate } from '#base'
import { settings } from './site.ts'

const DAY = 86_400_000
const zone = { locale: settings.locale ?? 'en-GB', timeZone: settings.timeZone ?? '' }
const hourThere = new Intl.DateTimeFormat('en-GB', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: zone.timeZone,
})

/**
 * The first given weekday (0 Sunday) at least some days after the demo is created, at an hour in
 * the studio's time zone. Keeps upcoming courses in the future.
 */
export function upcoming(weekday: number, daysAhead: number, hour: number): number {
  const from = Date.now() + daysAhead * DAY
  const day = from + ((weekday - new Date(from).getUTCDay() + 7) % 7) * DAY
  const noon = new Date(day).setUTCHours(12, 0, 0, 0)
  return noon + (hour - Number(hourThere.format(noon))) * 3_600_000
}

/** `15 December 2026` */
export const inWords = (at: number) => formatDate(at, zone)

const openDay = upcoming(6, 12, 11)
/** The next open day, a Saturday, ending at 17:00. */
export const OPEN_STUDIO = { inWords: inWords(openDay), ends: openDay + 6 * 3_600_000 }

export const COURSES = [
  { name: 'Three evenings at the wheel', at: upcoming(2, 20, 17), places: 'Two places left' },
  { name: 'A Saturday for hands', at: upcoming(6, 41, 11), places: 'Four places left' },
  { name: 'Three evenings at the wheel', at: upcoming(2, 48, 17), places: 'Open' },
  { name: 'Glazing, one day', at: upcoming(6, 62, 11), places: 'Open' },
] as const
