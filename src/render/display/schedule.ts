import { fromZoneTime, toZoneTime } from '#base'
import { WEEKDAYS } from '#design'

const DAY = 86_400_000

interface Hours {
  days: readonly (typeof WEEKDAYS)[number][]
  from: string
  to: string
}

/** `09:30` in milliseconds since midnight. */
function toMs(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * 60_000
}

/** Whether the hours include this moment, and the time of the next change in UTC milliseconds. */
export function readHours({ days, from, to }: Hours, now: number, timeZone: string) {
  const local = toZoneTime(now, timeZone)
  const midnight = Math.floor(local / DAY) * DAY
  const start = toMs(from)
  const length = toMs(to) > start ? toMs(to) - start : toMs(to) + DAY - start
  let holds = false
  let change = Number.POSITIVE_INFINITY
  for (let offset = -1; offset <= 7; offset++) {
    const day = midnight + offset * DAY
    const weekday = WEEKDAYS[new Date(day).getUTCDay()]
    if (!weekday || !days.includes(weekday)) continue
    const begins = fromZoneTime(day + start, timeZone)
    const ends = fromZoneTime(day + start + length, timeZone)
    if (begins <= now && now < ends) holds = true
    for (const at of [begins, ends]) if (at > now) change = Math.min(change, at)
  }
  return { holds, change }
}

/** The same for a range of dates. */
export function readDates(
  { from = 0, until }: { from?: number | undefined; until?: number | undefined },
  now: number,
) {
  const coming = [from, until ?? 0].filter(at => at > now)
  return {
    holds: from <= now && (until === undefined || now < until),
    change: Math.min(...coming, Number.POSITIVE_INFINITY),
  }
}
