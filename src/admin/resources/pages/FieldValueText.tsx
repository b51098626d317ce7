import { useLocale, useTranslate } from 'react-admin'
import { type ContentField, readFieldValue } from '#pages/schema'

/** Value of a content type field on one line; a dash if empty. */
export function FieldValueText({ field, value }: { field: ContentField; value: unknown }) {
  const locale = useLocale()
  const translate = useTranslate()
  const known = readFieldValue(field, value)
  if (known === undefined) return '–'
  if (typeof known === 'number') return known.toLocaleString(locale)
  if (typeof known === 'boolean') return translate(`ra.boolean.${known}`)
  if (Array.isArray(known)) return known.join(', ')
  if (field.kind !== 'date' && field.kind !== 'date-time') return known
  // Stored in the site's time zone; must not be converted.
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    ...(field.kind === 'date-time' ? { timeStyle: 'short' } : {}),
    timeZone: 'UTC',
  })
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {format.format(new Date(`${known}${known.length > 10 ? 'Z' : ''}`))}
    </span>
  )
}
