import { useLocale, useRecordContext } from 'react-admin'
import { datesIn } from '#staff/client'

/** Date formats in the user's language. */
export const useDates = () => datesIn(useLocale())

/** A date or time in the user's language and the site's time zone, without line breaks. */
export function When({ at, isDay = false }: { at: number; isDay?: boolean }) {
  const { day, moment } = useDates()
  return (
    <time dateTime={new Date(at).toISOString()} style={{ whiteSpace: 'nowrap' }}>
      {isDay ? day(at) : moment(at)}
    </time>
  )
}

/** A record's date; a dash if missing. */
export function DateCell({ source, showTime = false }: { source: string; showTime?: boolean }) {
  const at: unknown = useRecordContext()?.[source]
  return typeof at === 'number' ? <When at={at} isDay={!showTime} /> : '–'
}
