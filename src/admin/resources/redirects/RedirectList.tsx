import Upload from '@mui/icons-material/Upload'
import { useState } from 'react'
import { DataTable, useTranslate } from 'react-admin'
import type { RedirectImport } from '#pages/schema'
import { CsvImportDialog } from '../../forms/CsvImportDialog.tsx'
import { DateCell } from '../../lists/dates.tsx'
import { ListAction } from '../../lists/ListAction.tsx'
import { StaffList } from '../../lists/StaffList.tsx'
import { RedirectImportReport } from './RedirectImportReport.tsx'

export default function RedirectList() {
  const translate = useTranslate()
  const [isImporting, setImporting] = useState(false)
  const importAction = (
    <ListAction
      icon={Upload}
      label={translate('resources.redirects.import.button')}
      onClick={() => setImporting(true)}
    />
  )
  return (
    <>
      <StaffList
        sort={{ field: 'from', order: 'ASC' }}
        actions={importAction}
        fillActions={importAction}
      >
        <DataTable.Col source="from" />
        <DataTable.Col source="to" />
        <DataTable.Col source="status" disableSort />
        <DataTable.NumberCol source="hits" />
        <DataTable.Col source="lastHitAt">
          <DateCell source="lastHitAt" showTime />
        </DataTable.Col>
        <DataTable.Col source="createdAt">
          <DateCell source="createdAt" />
        </DataTable.Col>
      </StaffList>
      {isImporting && (
        <CsvImportDialog<RedirectImport>
          path="/redirects/import"
          texts="resources.redirects.import"
          count={report => report.added}
          onClose={() => setImporting(false)}
        >
          {report => <RedirectImportReport report={report} />}
        </CsvImportDialog>
      )}
    </>
  )
}
