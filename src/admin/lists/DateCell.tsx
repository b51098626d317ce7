import { useRecordContext } from 'react-admin'
import { When } from './When.tsx'

/** A record's moment, written as everywhere in the admin; a dash where there is none. */
export function DateCell({ source, showTime = false }: { source: string; showTime?: boolean }) {
  const at: unknown = useRecordContext()?.[source]
  return typeof at === 'number' ? <When at={at} isDay={!showTime} /> : '–'
}
