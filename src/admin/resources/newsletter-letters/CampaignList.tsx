import Chip from '@mui/material/Chip'
import { DataTable, FunctionField, usePermissions, useTranslate } from 'react-admin'
import type { Campaign, CampaignStatus } from '#newsletter/schema'
import { DateCell } from '../../lists/dates.tsx'
import { StaffList } from '../../lists/StaffList.tsx'

export default function CampaignList() {
  const translate = useTranslate()
  const { permissions } = usePermissions()
  const t = (key: string) => translate(`resources.newsletter-letters.${key}`)
  return (
    <StaffList
      sort={{ field: 'createdAt', order: 'DESC' }}
      mayAdd={permissions?.includes('newsletter.write') ?? false}
      bulkActionButtons={false}
    >
      <DataTable.Col<Campaign> source="subject" />
      <DataTable.Col<Campaign> source="list" disableSort />
      <DataTable.Col<Campaign> source="status" disableSort>
        <FunctionField<Campaign>
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
      <DataTable.Col<Campaign> source="sent" disableSort align="right">
        <FunctionField<Campaign>
          render={({ startedAt, report }) => (startedAt === null ? '–' : report.sent)}
        />
      </DataTable.Col>
      <DataTable.Col<Campaign> source="createdAt">
        <DateCell source="createdAt" />
      </DataTable.Col>
    </StaffList>
  )
}

export const COLORS = {
  draft: 'default',
  scheduled: 'primary',
  sending: 'primary',
  paused: 'warning',
  sent: 'success',
  stopped: 'error',
} as const satisfies Record<CampaignStatus, string>
