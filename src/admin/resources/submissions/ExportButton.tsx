import Download from '@mui/icons-material/Download'
import { useListContext, useTranslate } from 'react-admin'
import { ListAction } from '../../lists/ListAction.tsx'

/** What the list shows, all of it, as a file. */
export function ExportButton() {
  const translate = useTranslate()
  const { filterValues, total } = useListContext()
  const query = new URLSearchParams(
    Object.entries(filterValues).filter(([, value]) => Boolean(value)) as [string, string][],
  )
  if (!total) return null
  return (
    <ListAction
      icon={Download}
      label={translate('resources.submissions.export')}
      href={`/api/admin/submissions/export?${query}`}
    />
  )
}
