import Typography from '@mui/material/Typography'
import { DataTable, FunctionField, SelectInput, useLocale, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatMoney } from '#base'
import type { CartReminderItem } from '#shop/schema'
import { DateCell } from '../../lists/dates.tsx'
import { StaffList } from '../../lists/StaffList.tsx'
import { useShop } from '../products/use-shop.ts'
import { ReminderSums } from './ReminderSums.tsx'

const filters = [
  <SelectInput
    key="reminded"
    source="reminded"
    label="resources.abandoned-carts.reminded"
    choices={[
      { id: 'true', name: 'ra.boolean.true' },
      { id: 'false', name: 'ra.boolean.false' },
    ]}
  />,
]

/** Carts of buyers who agreed to reminders, with the orders that followed. */
export default function AbandonedCartList() {
  const translate = useTranslate()
  const locale = useLocale()
  const currency = useShop()?.currency
  const t = (key: string, values = {}) => translate(`resources.abandoned-carts.${key}`, values)
  const money = (amount: number) => (currency ? formatMoney(amount, currency, locale) : '')
  return (
    <>
      <ReminderSums />
      <StaffList
        sort={{ field: 'consentedAt', order: 'DESC' }}
        filters={filters}
        bulkActionButtons={false}
        rowClick={false}
      >
        <DataTable.Col<CartReminderItem> source="email" disableSort>
          <FunctionField<CartReminderItem> render={({ email }) => email || t('erased')} />
        </DataTable.Col>
        <DataTable.Col<CartReminderItem> source="value" disableSort align="right">
          <FunctionField<CartReminderItem>
            render={({ sent, value, items }) =>
              sent > 0 && (
                <>
                  {money(value)}
                  <Typography variant="body2" color="textSecondary">
                    {t('items', { smart_count: items })}
                  </Typography>
                </>
              )
            }
          />
        </DataTable.Col>
        <DataTable.Col<CartReminderItem> source="state" disableSort>
          <FunctionField<CartReminderItem>
            render={({ state, sent, orderId, orderNumber, orderTotal }) =>
              orderId ? (
                <Link to={`/orders/${orderId}`}>
                  {t('order', { number: orderNumber })} · {money(orderTotal ?? 0)}
                </Link>
              ) : (
                <>
                  {t(`states.${state}`)}
                  {sent > 0 && (
                    <Typography variant="body2" color="textSecondary">
                      {t('emails', { smart_count: sent })}
                    </Typography>
                  )}
                </>
              )
            }
          />
        </DataTable.Col>
        <DataTable.Col<CartReminderItem> source="lastSentAt" disableSort>
          <DateCell source="lastSentAt" />
        </DataTable.Col>
        <DataTable.Col<CartReminderItem> source="consentedAt">
          <DateCell source="consentedAt" />
        </DataTable.Col>
      </StaffList>
    </>
  )
}
