import { formatDay, fromZoneTime } from '#base'

export const REPORT_PERIODS = [
  'today',
  '7-days',
  '30-days',
  'month',
  'quarter',
  'year',
  'custom',
] as const
export type ReportPeriod = (typeof REPORT_PERIODS)[number]

export const COMPARISONS = ['none', 'previous', 'year'] as const
export type Comparison = (typeof COMPARISONS)[number]

/** First and last day, both included, such as `2026-03-01`. */
export interface DayRange {
  from: string
  to: string
}

/** Ten years. */
export const MAX_REPORT_DAYS = 3660
const MONTHLY_FROM_DAYS = 93
const DAY_MS = 86_400_000

const utcOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (utc: number) => new Date(utc).toISOString().slice(0, 10)
export const addDays = (day: string, count: number) => dayOf(utcOf(day) + count * DAY_MS)
export const countDays = ({ from, to }: DayRange) => (utcOf(to) - utcOf(from)) / DAY_MS + 1
export const monthOf = (day: string) => day.slice(0, 7)

/** Time at which a day starts in a zone. Days have 23 to 25 hours where clocks change. */
export const startOfDay = (day: string, timeZone: string) => fromZoneTime(utcOf(day), timeZone)

/** Start of a range and of the day after it. */
export const timesOf = ({ from, to }: DayRange, timeZone: string) => ({
  from: startOfDay(from, timeZone),
  until: startOfDay(addDays(to, 1), timeZone),
})

export function listDays({ from, to }: DayRange): string[] {
  return Array.from({ length: countDays({ from, to }) }, (_, index) => addDays(from, index))
}

/** Whether the text is a day of the calendar: `2026-02-30` is not. */
export function isDay(text: string): boolean {
  const utc = utcOf(text)
  return !Number.isNaN(utc) && dayOf(utc) === text
}

/** Days of a named period that contains or ends with today. Current months end with their last day. */
export function resolvePeriod(
  period: Exclude<ReportPeriod, 'custom'>,
  nowMs: number,
  timeZone: string,
): DayRange {
  const to = formatDay(nowMs, timeZone)
  const [year = 0, month = 1] = to.split('-').map(Number)
  const monthsFrom = (first: number, count: number): DayRange => ({
    from: dayOf(Date.UTC(year, first, 1)),
    to: dayOf(Date.UTC(year, first + count, 0)),
  })
  switch (period) {
    case 'today':
      return { from: to, to }
    case '7-days':
      return { from: addDays(to, -6), to }
    case '30-days':
      return { from: addDays(to, -29), to }
    case 'month':
      return monthsFrom(month - 1, 1)
    case 'quarter':
      return monthsFrom(Math.floor((month - 1) / 3) * 3, 3)
    case 'year':
      return monthsFrom(0, 12)
  }
}

/**
 * The range to compare with: of the same length before it, or whole months if it consists of whole
 * months; or the same days of the previous year.
 */
export function comparedRange(range: DayRange, comparison: Comparison): DayRange | undefined {
  if (comparison === 'none') return undefined
  if (comparison === 'year')
    return { from: moveMonths(range.from, -12), to: moveMonths(range.to, -12) }
  const isWhole = range.from.endsWith('-01') && addDays(range.to, 1).endsWith('-01')
  if (!isWhole) {
    const days = countDays(range)
    return { from: addDays(range.from, -days), to: addDays(range.from, -1) }
  }
  const [from, to] = [new Date(utcOf(range.from)), new Date(utcOf(range.to))]
  const months =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth() + 1
  return { from: moveMonths(range.from, -months), to: addDays(range.from, -1) }
}

/** The same day of another month, or its last day. The last day of a month stays the last. */
function moveMonths(day: string, months: number): string {
  const at = new Date(utcOf(day))
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const isLast = addDays(day, 1).endsWith('-01')
  return dayOf(Date.UTC(year, month, isLast ? last : Math.min(at.getUTCDate(), last)))
}

/** A point of a chart. */
export interface Interval extends DayRange {
  /** A day, or a month of long ranges. */
  unit: 'day' | 'month'
}

/** Days of a range, or its months if there are many days. */
export function splitRange(range: DayRange): Interval[] {
  const days = listDays(range)
  if (days.length < MONTHLY_FROM_DAYS) {
    return days.map(day => ({ unit: 'day', from: day, to: day }))
  }
  const months = Map.groupBy(days, monthOf)
  return [...months.values()].map(ofMonth => ({
    unit: 'month',
    from: ofMonth[0] ?? range.from,
    to: ofMonth.at(-1) ?? range.to,
  }))
}
