/** Days and moments as a language writes them in the reader's region, by the clock of the site. */
export interface Dates {
  dayOfMonth(at: number): string
  time(at: number): string
  day(at: number): string
  /** With the hour; this year goes without saying. */
  moment(at: number): string
}

const known = new Map<string, Dates>()

/** Made once for a language: making a formatter takes longer than using it for a whole list. */
export function datesIn(language: string): Dates {
  const dates = known.get(language) ?? createDates(language)
  known.set(language, dates)
  return dates
}

function createDates(language: string): Dates {
  const locale = navigator.languages.find(one => one.startsWith(language)) ?? language
  const time = { hour: '2-digit', minute: '2-digit' } as const
  const short = { day: 'numeric', month: 'short' } as const
  // The page says it (`staff-pages.ts`): an order has one date, whoever looks at it from wherever.
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
