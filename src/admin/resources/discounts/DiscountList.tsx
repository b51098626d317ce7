import Download from '@mui/icons-material/Download'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DataTable, FunctionField, SelectInput, useTranslate } from 'react-admin'
import { DISCOUNT_STATUSES, DISCOUNT_TYPES, type DiscountItem } from '#shop/schema'
import { ConfirmDelete } from '../../lists/ConfirmDelete.tsx'
import { DateCell } from '../../lists/dates.tsx'
import { ImportLink } from '../../lists/ImportLink.tsx'
import { ListAction } from '../../lists/ListAction.tsx'
import { StaffList } from '../../lists/StaffList.tsx'
import { DisableDiscounts } from './DisableDiscounts.tsx'
import { useSummary } from './use-summary.ts'

const choices = (field: string, ids: readonly string[]) =>
  ids.map(id => ({ id, name: `resources.discounts.${field}.${id}` }))

const filters = [
  <SelectInput
    key="status"
    source="status"
    choices={choices('status', DISCOUNT_STATUSES)}
    alwaysOn
  />,
  <SelectInput key="type" source="type" choices={choices('type', DISCOUNT_TYPES)} alwaysOn />,
  <SelectInput
    key="trigger"
    source="trigger"
    label="resources.discounts.fields.trigger"
    choices={choices('trigger', ['code', 'automatic'])}
  />,
]

const COLORS: Record<DiscountItem['status'], string> = {
  active: 'success.main',
  scheduled: 'info.main',
  expired: 'text.secondary',
  'used-up': 'text.secondary',
  disabled: 'text.secondary',
}

/** Coupons and automatic discounts with their use. */
export default function DiscountList() {
  const translate = useTranslate()
  return (
    <StaffList
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      actions={
        <>
          <ImportLink />
          <ListAction
            icon={Download}
            label={translate('ra.action.export')}
            href="/api/admin/discounts/export"
          />
        </>
      }
      bulkActionButtons={<BulkActions />}
    >
      <DataTable.Col<DiscountItem> source="code">
        <FunctionField<DiscountItem> render={discount => <DiscountName discount={discount} />} />
      </DataTable.Col>
      <DataTable.Col<DiscountItem> source="status" disableSort>
        <FunctionField<DiscountItem> render={({ status }) => <StatusMark status={status} />} />
      </DataTable.Col>
      <DataTable.Col<DiscountItem> source="usageCount" align="right">
        <FunctionField<DiscountItem>
          render={({ usageCount, usageLimit }) => `${usageCount} / ${usageLimit ?? '∞'}`}
        />
      </DataTable.Col>
      <DataTable.Col<DiscountItem> source="expiresAt">
        <DateCell source="expiresAt" showTime />
      </DataTable.Col>
    </StaffList>
  )
}

function DiscountName({ discount }: { discount: DiscountItem }) {
  const translate = useTranslate()
  const [summary] = useSummary()(discount)
  return (
    <>
      <Typography
        component="span"
        variant="body2"
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {discount.code || discount.label || translate('resources.discounts.trigger.automatic')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {summary}
      </Typography>
    </>
  )
}

function StatusMark({ status }: { status: DiscountItem['status'] }) {
  const translate = useTranslate()
  return (
    <Box component="span" sx={{ color: COLORS[status], whiteSpace: 'nowrap' }}>
      {translate(`resources.discounts.status.${status}`)}
    </Box>
  )
}

function BulkActions() {
  const translate = useTranslate()
  return (
    <>
      <DisableDiscounts />
      <ConfirmDelete<DiscountItem & { name: string }>
        consequence={({ usageCount }) =>
          translate('resources.discounts.delete.uses', { smart_count: usageCount })
        }
      />
    </>
  )
}
