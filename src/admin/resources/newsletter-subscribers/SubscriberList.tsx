import Upload from '@mui/icons-material/Upload'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { DataTable, FunctionField, SelectInput, usePermissions, useTranslate } from 'react-admin'
import { SUBSCRIBER_STATUSES, type Subscriber } from '#newsletter/schema'
import { DateCell } from '../../lists/dates.tsx'
import { ExportButton } from '../../lists/ExportButton.tsx'
import { ListAction } from '../../lists/ListAction.tsx'
import { StaffList } from '../../lists/StaffList.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { SubscriberStatusChip } from './SubscriberStatusChip.tsx'
import { useSiteLists } from './use-site-lists.ts'

const STATUSES = SUBSCRIBER_STATUSES.map(id => ({
  id,
  name: `resources.newsletter-subscribers.statuses.${id}`,
}))

export default function SubscriberList() {
  const translate = useTranslate()
  const { permissions } = usePermissions()
  const lists = useSiteLists() ?? []
  const [isImporting, setImporting] = useState(false)
  const mayWrite = permissions?.includes('newsletter.write') ?? false
  const importAction = mayWrite && (
    <ListAction
      icon={Upload}
      label={translate('resources.newsletter-subscribers.import.button')}
      onClick={() => setImporting(true)}
    />
  )
  return (
    <>
      <StaffList
        sort={{ field: 'createdAt', order: 'DESC' }}
        mayAdd={mayWrite}
        filters={[
          <SelectInput key="list" source="list" choices={lists} translateChoice={false} alwaysOn />,
          <SelectInput key="status" source="status" choices={STATUSES} alwaysOn />,
        ]}
        actions={
          <>
            {importAction}
            <ExportButton label="resources.newsletter-subscribers.export" />
          </>
        }
        fillActions={importAction}
        bulkActionButtons={false}
      >
        <DataTable.Col<Subscriber> source="email">
          <FunctionField<Subscriber>
            render={one => (
              <>
                {one.email}
                <Typography variant="body2" color="textSecondary">
                  {`${one.firstName} ${one.lastName}`.trim()}
                </Typography>
              </>
            )}
          />
        </DataTable.Col>
        <DataTable.Col<Subscriber> source="list" disableSort />
        <DataTable.Col<Subscriber> source="status">
          <FunctionField<Subscriber> render={one => <SubscriberStatusChip status={one.status} />} />
        </DataTable.Col>
        <DataTable.Col<Subscriber> source="createdAt">
          <DateCell source="createdAt" />
        </DataTable.Col>
      </StaffList>
      {isImporting && <ImportDialog lists={lists} onClose={() => setImporting(false)} />}
    </>
  )
}
