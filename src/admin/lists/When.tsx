import { useDates } from './use-dates.ts'

/** A moment, or only its day, in the reader's language and time zone; never broken over lines. */
export function When({ at, isDay = false }: { at: number; isDay?: boolean }) {
  const { day, moment } = useDates()
  return (
    <time dateTime={new Date(at).toISOString()} style={{ whiteSpace: 'nowrap' }}>
      {isDay ? day(at) : moment(at)}
    </time>
  )
}
