import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { DataTable, FunctionField, SelectInput, useLocale, useTranslate } from 'react-admin'
import { formatMoney } from '#base'
import { GIFT_CARD_STATUSES, type GiftCardItem } from '#shop/schema'
import { callApi } from '#staff/client'
import { DateCell } from '../../lists/dates.tsx'
import { StaffList } from '../../lists/StaffList.tsx'

const choices = (field: string, ids: readonly string[]) =>
  ids.map(id => ({ id, name: `resources.gift-cards.${field}.${id}` }))

const filters = [
  <SelectInput
    key="status"
    source="status"
    choices={choices('status', GIFT_CARD_STATUSES)}
    alwaysOn
  />,
  <SelectInput
    key="kind"
    source="kind"
    choices={choices('kind', ['gift-card', 'store-credit'])}
    alwaysOn
  />,
]

/** Gift cards and store credit with their balances. */
export default function GiftCardList() {
  const translate = useTranslate()
  const locale = useLocale()
  return (
    <>
      <Balances />
      <StaffList
        sort={{ field: 'createdAt', order: 'DESC' }}
        filters={filters}
        bulkActionButtons={false}
      >
        <DataTable.Col<GiftCardItem> source="name" disableSort>
          <FunctionField<GiftCardItem>
            render={({ name, kind, recipientName, recipientEmail }) => (
              <>
                <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
                  {name}
                </Typography>
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {[
                    kind === 'store-credit' && translate('resources.gift-cards.kind.store-credit'),
                    recipientName || recipientEmail,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </Typography>
              </>
            )}
          />
        </DataTable.Col>
        <DataTable.Col<GiftCardItem> source="balance" align="right">
          <FunctionField<GiftCardItem>
            render={({ balance, initial, currency }) => (
              <>
                {formatMoney(balance, currency, locale)}
                {balance !== initial && (
                  <Typography variant="body2" color="textSecondary">
                    {translate('resources.gift-cards.of', {
                      initial: formatMoney(initial, currency, locale),
                    })}
                  </Typography>
                )}
              </>
            )}
          />
        </DataTable.Col>
        <DataTable.Col<GiftCardItem> source="status" disableSort>
          <FunctionField<GiftCardItem>
            render={({ status }) => (
              <Box
                component="span"
                sx={{ color: status === 'active' ? 'success.main' : 'text.secondary' }}
              >
                {translate(`resources.gift-cards.status.${status}`)}
              </Box>
            )}
          />
        </DataTable.Col>
        <DataTable.Col<GiftCardItem> source="expiresAt">
          <DateCell source="expiresAt" />
        </DataTable.Col>
        <DataTable.Col<GiftCardItem> source="createdAt">
          <DateCell source="createdAt" />
        </DataTable.Col>
      </StaffList>
    </>
  )
}

/** Sum that customers can still spend. */
function Balances() {
  const translate = useTranslate()
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['gift-cards', 'balances'],
    queryFn: () =>
      callApi<{ items: { currency: string; balance: number }[] }>('GET', '/gift-cards/balances'),
  })
  if (!data || data.items.length === 0) return null
  const sums = data.items.map(one => formatMoney(one.balance, one.currency, locale)).join(', ')
  return (
    <Typography color="textSecondary" sx={{ paddingInline: 2, paddingBlockStart: 2 }}>
      {translate('resources.gift-cards.outstanding', { sums })}
    </Typography>
  )
}
