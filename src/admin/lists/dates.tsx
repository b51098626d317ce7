import { useLocale, useRecordContext } from 'react-admin'
import { datesIn } from '#staff/client'

/** Days and moments in the reader's language. */
export const useDates = () => datesIn(useLocale())

/** A moment, or only its day, in the reader's language by the site's clock; never broken over lines. */
export function When({ at, isDay = false }: { at: number; isDay?: boolean }) {
  const { day, moment } = useDates()
  return (
    <time dateTime={new Date(at).toISOString()} style={{ whiteSpace: 'nowrap' }}>
      {isDay ? day(at) : moment(at)}
    </time>
  )
}

/** A record's moment, written as everywhere in the admin; a dash where there is none. */
export function DateCell({ source, showTime = false }: { source: string; showTime?: boolean }) {
  const at: unknown = useRecordContext()?.[source]
  return typeof at === 'number' ? <When at={at} isDay={!showTime} /> : '–'
}
