/** Date formats in the reader's language and the site's time zone. */
export interface Dates {
  dayOfMonth(at: number): string
  time(at: number): string
  day(at: number): string
  /** With time; omits the current year. */
  moment(at: number): string
}

const known = new Map<string, Dates>()

/** Memoized by language, because creating formatters is slow. */
export function datesIn(language: string): Dates {
  const dates = known.get(language) ?? createDates(language)
  known.set(language, dates)
  return dates
}

function createDates(language: string): Dates {
  const locale = navigator.languages.find(one => one.startsWith(language)) ?? language
  const time = { hour: '2-digit', minute: '2-digit' } as const
  const short = { day: 'numeric', month: 'short' } as const
  // Time zone provided by the page (`staff-pages.ts`), so that dates are the same for everyone.
  const { timeZone = 'UTC' } = document.documentElement.dataset
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone })
  const clock = format(time)
  const dayOfMonth = format(short)
  const long = format({ dateStyle: 'medium' })
  const inThisYear = format({ ...short, ...time })
  const inAnother = format({ ...short, ...time, year: 'numeric' })
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone })
  const isThisYear = (at: number) => year.format(at) === year.format(Date.now())
  return {
    dayOfMonth: at => dayOfMonth.format(at),
    time: at => clock.format(at),
    day: at => long.format(at),
    moment: at => (isThisYear(at) ? inThisYear : inAnother).format(at),
  }
}
