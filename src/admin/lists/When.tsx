import { useLocale } from 'react-admin'

/** A moment in the reader's language and time zone. */
export function When({ at }: { at: number }) {
  const locale = useLocale()
  const date = new Date(at)
  return (
    <time dateTime={date.toISOString()}>
      {date.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  )
}
