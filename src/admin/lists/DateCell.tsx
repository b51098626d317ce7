import { useLocale, useRecordContext } from 'react-admin'
import { When } from './When.tsx'

/** A record's moment, written as everywhere in the admin; a dash where there is none. */
export function DateCell({ source, showTime = false }: { source: string; showTime?: boolean }) {
  const locale = useLocale()
  const at: unknown = useRecordContext()?.[source]
  if (typeof at !== 'number') return '–'
  if (showTime) return <When at={at} />
  return (
    <time dateTime={new Date(at).toISOString()}>
      {new Date(at).toLocaleDateString(locale, { dateStyle: 'medium' })}
    </time>
  )
}
