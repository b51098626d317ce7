import Check from '@mui/icons-material/Check'
import Report from '@mui/icons-material/ReportOutlined'
import { BulkDeleteButton, BulkUpdateButton, useListContext } from 'react-admin'

/** Bulk actions with undo. */
export function BulkActions() {
  const { filterValues } = useListContext()
  // Trashed comments are restored individually.
  if (filterValues.status === 'trash') return null
  return (
    <>
      <BulkUpdateButton
        label="resources.comments.act.approve"
        icon={<Check />}
        data={{ status: 'published' }}
        mutationMode="undoable"
      />
      <BulkUpdateButton
        label="resources.comments.act.spam"
        icon={<Report />}
        data={{ status: 'spam' }}
        mutationMode="undoable"
      />
      <BulkDeleteButton label="resources.comments.act.trash" mutationMode="undoable" />
    </>
  )
}
