import { createMemo, dateTimeFormat, toZoneTime } from '#base'
import { dayOf, hoursOn, type Interval, type Week } from './hours.ts'

const DAY = 86_400_000
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)

interface Row {
  label: string
  /** Such as `10:00 – 18:00`; empty for closed. */
  hours: string[]
}

export interface HoursData {
  /** With the weekdays they apply to, from 0 for Sunday. */
  rows: (Row & { weekdays: number[] })[]
  exceptions: (Row & { note: string })[]
}

interface Options {
  locale: string
  timeZone: string
  /** UTC milliseconds. */
  now: number
  isGrouped: boolean
}

/** Converts exceptions to local days. */
export function localWeek<W extends Week>(week: W, timeZone: string): W {
  const local = (at: number) => (at > 0 ? toZoneTime(at, timeZone) : 0)
  const exceptions = week.exceptions.map(one => ({
    ...one,
    from: local(one.from),
    until: local(one.until),
  }))
  return { ...week, exceptions }
}

/** The week and upcoming exceptions as texts. */
export function describeHours(
  props: {
    hours: Week['hours']
    exceptions: readonly (Week['exceptions'][number] & { note: string })[]
  },
  { locale, timeZone, now, isGrouped }: Options,
): HoursData {
  const write = (options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(locale, { timeZone: 'UTC', ...options })
  const time = write({ timeStyle: 'short' })
  const weekday = write({ weekday: 'long' })
  const date = write({ weekday: 'short', day: 'numeric', month: 'long' })
  const toWords = (intervals: Interval[]) =>
    intervals.map(({ start, end }) => `${time.format(start)} – ${time.format(end)}`)

  const regular: Week = { hours: props.hours, exceptions: [] }
  const days = Array.from(
    { length: 7 },
    (_, index) => MONDAY + (index + firstDay(locale) - 1) * DAY,
  )
  const rows: (HoursData['rows'][number] & { first: number })[] = []
  for (const day of days) {
    const hours = toWords(hoursOn(regular, day))
    const weekdays = [new Date(day).getUTCDay()]
    const last = rows.at(-1)
    if (isGrouped && last && last.hours.join() === hours.join()) {
      last.weekdays.push(...weekdays)
      last.label = `${weekday.format(last.first)} – ${weekday.format(day)}`
    } else rows.push({ label: weekday.format(day), hours, weekdays, first: day })
  }

  const today = dayOf(toZoneTime(now, timeZone))
  const { exceptions } = localWeek(props, timeZone)
  const coming = exceptions.filter(one => {
    const last = Math.max(dayOf(one.from), dayOf(one.until))
    return one.from > 0 && last >= today
  })
  return {
    rows: rows.map(({ first: _, ...row }) => row),
    exceptions: coming
      .toSorted((a, b) => a.from - b.from)
      .map(one => {
        const from = dayOf(one.from)
        const until = dayOf(one.until)
        const label = until > from ? date.formatRange(from, until) : date.format(from)
        const on = hoursOn({ hours: [], exceptions: [one] }, from)
        return { label, hours: toWords(on), note: one.note }
      }),
  }
}

/** From 1 for Monday to 7 for Sunday. */
const firstDay = createMemo((locale): number => {
  const known = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?(): { firstDay: number } }
  return known.getWeekInfo?.().firstDay ?? 1
})
