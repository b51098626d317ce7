import { useMemo } from 'react'
import { useLocale } from 'react-admin'

/** Days and moments in the reader's language, as their region writes them, in their time zone. */
export function useDates() {
  const language = useLocale()
  return useMemo(() => {
    const locale = navigator.languages.find(one => one.startsWith(language)) ?? language
    const year = new Date().getFullYear()
    const time = { hour: '2-digit', minute: '2-digit' } as const
    const short = { day: 'numeric', month: 'short' } as const
    const clock = new Intl.DateTimeFormat(locale, time)
    const dayOfMonth = new Intl.DateTimeFormat(locale, short)
    const long = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
    const inThisYear = new Intl.DateTimeFormat(locale, { ...short, ...time })
    const inAnother = new Intl.DateTimeFormat(locale, { ...short, ...time, year: 'numeric' })
    return {
      dayOfMonth: (at: number) => dayOfMonth.format(at),
      time: (at: number) => clock.format(at),
      day: (at: number) => long.format(at),
      /** This year goes without saying. */
      moment: (at: number) =>
        (new Date(at).getFullYear() === year ? inThisYear : inAnother).format(at),
    }
  }, [language])
}
