import Download from '@mui/icons-material/Download'
import { useListContext, useTranslate } from 'react-admin'
import { ListAction } from './ListAction.tsx'

/** Exports the whole filtered list as a file. */
export function ExportButton({
  label,
  query: more = {},
}: {
  label: string
  /** In addition to the filters. */
  query?: Record<string, string> | undefined
}) {
  const translate = useTranslate()
  const { filterValues, total, resource } = useListContext()
  const query = new URLSearchParams(
    Object.entries({ ...filterValues, ...more }).filter(([, value]) => Boolean(value)) as [
      string,
      string,
    ][],
  )
  if (!total) return null
  return (
    <ListAction
      icon={Download}
      label={translate(label)}
      href={`/api/admin/${resource}/export?${query}`}
    />
  )
}
