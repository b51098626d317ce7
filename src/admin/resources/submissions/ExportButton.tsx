import Download from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import { useListContext, useTranslate } from 'react-admin'

/** What the list shows, all of it, as a file. */
export function ExportButton() {
  const translate = useTranslate()
  const { filterValues, total } = useListContext()
  const query = new URLSearchParams(
    Object.entries(filterValues).filter(([, value]) => Boolean(value)) as [string, string][],
  )
  return (
    <Button
      size="small"
      startIcon={<Download />}
      href={`/api/admin/submissions/export?${query}`}
      download
      disabled={!total}
    >
      {translate('resources.submissions.export')}
    </Button>
  )
}
