import { createMemo } from './cache.ts'

/** Language and time zone in which a site shows dates. */
export interface DateFormat {
  locale: string
  /** IANA name; empty for the server's time zone. */
  timeZone: string
}

const STYLES = {
  day: { dateStyle: 'long' },
  year: { year: 'numeric' },
  /** With weekday and time zone, because readers may be elsewhere. */
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

/** Formats UTC milliseconds. */
export function formatDate(
  at: number,
  { locale, timeZone }: DateFormat,
  style: keyof typeof STYLES = 'day',
): string {
  return formatOf(`${style} ${locale} ${timeZone}`).format(at)
}
