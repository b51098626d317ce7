/** Days and moments as a language writes them in the reader's region, in their time zone. */
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
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options)
  const clock = format(time)
  const dayOfMonth = format(short)
  const long = format({ dateStyle: 'medium' })
  const inThisYear = format({ ...short, ...time })
  const inAnother = format({ ...short, ...time, year: 'numeric' })
  const isThisYear = (at: number) => new Date(at).getFullYear() === new Date().getFullYear()
  return {
    dayOfMonth: at => dayOfMonth.format(at),
    time: at => clock.format(at),
    day: at => long.format(at),
    moment: at => (isThisYear(at) ? inThisYear : inAnother).format(at),
  }
}
