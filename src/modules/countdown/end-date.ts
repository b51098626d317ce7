/** The moment in words, with its time zone, because the reader may be elsewhere; by default in the reader's. */
export function formatEnd(endsAt: number, locale: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
  return format.format(endsAt)
}
