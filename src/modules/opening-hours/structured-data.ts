import { dayOf, hoursOn, type Week } from './hours.ts'

const WEEKDAYS = [
  'https://schema.org/Sunday',
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
]
const DAY = 86_400_000
/** A Sunday. */
const SUNDAY = Date.UTC(2024, 0, 7)
/** Maximum length of a closed range and of the forecast, in days. */
const MAX_DAYS = 366

const clock = (at: number) => new Date(at).toISOString().slice(11, 16)
const date = (at: number) => new Date(at).toISOString().slice(0, 10)

/** schema.org LocalBusiness with opening hours; exceptions as local days. */
export function placeHours(week: Week, place: { name: string; url: string }) {
  const regular = { hours: week.hours, exceptions: [] }
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    ...place,
    openingHoursSpecification: WEEKDAYS.flatMap((dayOfWeek, index) =>
      hoursOn(regular, SUNDAY + index * DAY).map(({ start, end }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek,
        opens: clock(start),
        closes: clock(end),
      })),
    ),
    specialOpeningHoursSpecification: week.exceptions
      .filter(one => one.from > 0)
      .map(one => {
        const from = dayOf(one.from)
        const until = Math.min(Math.max(from, dayOf(one.until)), from + MAX_DAYS * DAY)
        const [open] = hoursOn({ hours: [], exceptions: [one] }, from)
        return {
          '@type': 'OpeningHoursSpecification',
          validFrom: date(from),
          validThrough: date(until),
          // Equal times at midnight mean closed.
          opens: open ? clock(open.start) : '00:00',
          closes: open ? clock(open.end) : '00:00',
        }
      }),
  }
}
