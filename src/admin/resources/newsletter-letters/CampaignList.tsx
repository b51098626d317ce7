import Chip from '@mui/material/Chip'
import { DataTable, FunctionField, usePermissions, useTranslate } from 'react-admin'
import type { Letter } from '#newsletter/schema'
import { DateCell } from '../../lists/dates.tsx'
import { StaffList } from '../../lists/StaffList.tsx'
import { COLORS } from './letter-colors.ts'

export default function LetterList() {
  const translate = useTranslate()
  const { permissions } = usePermissions()
  const t = (key: string) => translate(`resources.newsletter-letters.${key}`)
  return (
    <StaffList
      sort={{ field: 'createdAt', order: 'DESC' }}
      mayAdd={permissions?.includes('newsletter.write') ?? false}
      bulkActionButtons={false}
    >
      <DataTable.Col<Letter> source="subject" />
      <DataTable.Col<Letter> source="list" disableSort />
      <DataTable.Col<Letter> source="status" disableSort>
        <FunctionField<Letter>
          render={({ status }) => (
            <Chip
              size="small"
              variant="outlined"
              color={COLORS[status]}
              label={t(`statuses.${status}`)}
            />
          )}
        />
      </DataTable.Col>
      <DataTable.Col<Letter> source="sent" disableSort align="right">
        <FunctionField<Letter>
          render={({ startedAt, report }) => (startedAt === null ? '–' : report.sent)}
        />
      </DataTable.Col>
      <DataTable.Col<Letter> source="createdAt">
        <DateCell source="createdAt" />
      </DataTable.Col>
    </StaffList>
  )
}
