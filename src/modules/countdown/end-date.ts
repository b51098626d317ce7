import { createMemo } from '#base'

const formatOf = createMemo(key => {
  const [locale, timeZone] = key.split(' ')
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: timeZone || undefined,
  })
})

/** The moment in words, with its time zone, because the reader may be elsewhere; by default in the reader's. */
export function formatEnd(endsAt: number, locale: string, timeZone = ''): string {
  return formatOf(`${locale} ${timeZone}`).format(endsAt)
}
