/** Times are local wall-clock times, in milliseconds as if UTC: see `toZoneTime`. */
const DAY = 86_400_000
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
/** Number of days to search for the next opening. */
const MAX_DAYS = 120

export interface Times {
  opens: string
  closes: string
}

export interface Week {
  hours: readonly (Times & { days: string })[]
  /** Days in UTC milliseconds; an `until` of 0 means the first day. */
  exceptions: readonly (Times & { from: number; until: number })[]
}

export interface Interval {
  start: number
  end: number
}

export const dayOf = (local: number) => Math.floor(local / DAY) * DAY

/** `9:30` in milliseconds; undefined if invalid. */
function toMs(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(time.trim()) ?? []
  const ms = (Number(hours) * 60 + Number(minutes ?? 0)) * 60_000
  return hours !== undefined && Number(minutes ?? 0) < 60 && ms <= DAY ? ms : undefined
}

/** An end before the start means the next day. */
function toInterval(day: number, { opens, closes }: Times): Interval[] {
  const start = toMs(opens)
  const end = toMs(closes)
  if (start === undefined || end === undefined) return []
  return [{ start: day + start, end: day + end + (end <= start ? DAY : 0) }]
}

export function isOn(days: string, weekday: number): boolean {
  if (days === 'daily') return true
  const isWeekend = weekday === 0 || weekday === 6
  if (days === 'weekdays') return !isWeekend
  return days === 'weekend' ? isWeekend : WEEKDAYS[weekday] === days
}

/** Whether an exception covers a local day. */
export function covers(exception: { from: number; until: number }, day: number): boolean {
  const first = dayOf(exception.from)
  return day >= first && day <= Math.max(first, dayOf(exception.until))
}

/** Opening intervals of a day: by exception or weekday, sorted, with adjacent ones joined. */
export function hoursOn({ hours, exceptions }: Week, day: number): Interval[] {
  const exception = exceptions.find(one => one.from > 0 && covers(one, day))
  if (exception) return toInterval(day, exception)
  const weekday = new Date(day).getUTCDay()
  return join(hours.filter(one => isOn(one.days, weekday)).flatMap(one => toInterval(day, one)))
}

function join(intervals: Interval[]): Interval[] {
  const joined: Interval[] = []
  for (const next of intervals.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && next.start <= last.end) last.end = Math.max(last.end, next.end)
    else joined.push({ ...next })
  }
  return joined
}

export type Status =
  | { isOpen: true; until: number | undefined }
  | { isOpen: false; opensAt: number | undefined }

/** Whether it is open, and the time of the next change if within the search range. */
export function statusAt(week: Week, now: number): Status {
  const today = dayOf(now)
  const days = Array.from({ length: MAX_DAYS }, (_, ahead) => today + (ahead - 1) * DAY)
  const coming = join(days.flatMap(day => hoursOn(week, day))).find(one => one.end > now)
  if (!coming) return { isOpen: false, opensAt: undefined }
  if (coming.start > now) return { isOpen: false, opensAt: coming.start }
  const isEndless = coming.end - now > (MAX_DAYS - 3) * DAY
  return { isOpen: true, until: isEndless ? undefined : coming.end }
}
