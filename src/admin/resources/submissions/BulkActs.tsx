import Drafts from '@mui/icons-material/DraftsOutlined'
import Report from '@mui/icons-material/ReportOutlined'
import { BulkDeleteButton, BulkUpdateButton } from 'react-admin'

/** Bulk actions with undo. */
export function BulkActs() {
  return (
    <>
      <BulkUpdateButton
        label="resources.submissions.act.read"
        icon={<Drafts />}
        data={{ status: 'read' }}
        mutationMode="undoable"
      />
      <BulkUpdateButton
        label="resources.submissions.act.spam"
        icon={<Report />}
        data={{ status: 'spam' }}
        mutationMode="undoable"
      />
      <BulkDeleteButton mutationMode="undoable" />
    </>
  )
}
