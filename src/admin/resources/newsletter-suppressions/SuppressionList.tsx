import {
  BulkDeleteButton,
  DataTable,
  FunctionField,
  usePermissions,
  useTranslate,
} from 'react-admin'
import type { Suppression } from '#newsletter/schema'
import { DateCell } from '../../lists/dates.tsx'
import { StaffList } from '../../lists/StaffList.tsx'

/** Suppressed addresses. */
export default function SuppressionList() {
  const translate = useTranslate()
  const { permissions } = usePermissions()
  const t = (key: string) => translate(`resources.newsletter-suppressions.${key}`)
  const mayWrite = permissions?.includes('newsletter.write') ?? false
  return (
    <StaffList
      sort={{ field: 'createdAt', order: 'DESC' }}
      mayAdd={mayWrite}
      rowClick={false}
      bulkActionButtons={
        mayWrite ? (
          <BulkDeleteButton
            label="resources.newsletter-suppressions.remove"
            mutationMode="undoable"
          />
        ) : (
          false
        )
      }
    >
      <DataTable.Col<Suppression> source="email" disableSort>
        <FunctionField<Suppression> render={one => one.email ?? t('erased')} />
      </DataTable.Col>
      <DataTable.Col<Suppression> source="reason" disableSort>
        <FunctionField<Suppression> render={one => t(`reasons.${one.reason}`)} />
      </DataTable.Col>
      <DataTable.Col<Suppression> source="createdAt">
        <DateCell source="createdAt" />
      </DataTable.Col>
    </StaffList>
  )
}
