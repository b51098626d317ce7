import { createMemo } from './cache.ts'

/** How a site writes dates: its language and its time zone, whoever reads them. */
export interface DateFormat {
  locale: string
  /** IANA name; empty for that of the machine. */
  timeZone: string
}

const STYLES = {
  /** `14 December 2026` */
  day: { dateStyle: 'long' },
  year: { year: 'numeric' },
  /** With weekday, time and zone, because the reader may be elsewhere. */
  moment: {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formatOf = createMemo(key => {
  const [style, locale, timeZone] = key.split(' ') as [keyof typeof STYLES, string, string]
  return new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone: timeZone || undefined })
})

/** A time in UTC milliseconds, in words. */
export function formatDate(
  at: number,
  { locale, timeZone }: DateFormat,
  style: keyof typeof STYLES = 'day',
): string {
  return formatOf(`${style} ${locale} ${timeZone}`).format(at)
}
