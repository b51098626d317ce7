import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'react-admin'
import { formatMoney } from '#base'
import type { CartReminderReport } from '#shop/schema'
import { callApi } from '#staff/client'

const DAYS = 30

/** Abandoned carts, reminders and the orders that followed, in the last 30 days. */
export function ReminderSums() {
  const translate = useTranslate()
  const locale = useLocale()
  const t = (key: string) => translate(`resources.abandoned-carts.${key}`)
  const { data, isError } = useQuery({
    queryKey: ['abandoned-carts', 'report', DAYS],
    queryFn: () =>
      callApi<CartReminderReport & { currency: string }>('GET', '/abandoned-carts-report', {
        query: { days: String(DAYS) },
      }),
  })
  if (isError) return <Typography role="alert">{t('notLoaded')}</Typography>
  const money = (amount: number) => (data ? formatMoney(amount, data.currency, locale) : '')
  const count = (value: number | undefined) => value?.toLocaleString(locale) ?? '…'
  const sums = [
    { label: t('abandoned'), value: count(data?.abandoned), detail: '' },
    {
      label: t('remindedCarts'),
      value: count(data?.reminded),
      detail: money(data?.remindedValue ?? 0),
    },
    {
      label: t('recovered'),
      value: count(data?.recovered),
      detail: money(data?.recoveredValue ?? 0),
    },
  ]
  return (
    <Box component="section" aria-label={t('report')} sx={{ marginBlock: 2 }}>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1 }}>
        {t('report')}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 1.5,
          margin: 0,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 170px), 1fr))',
        }}
      >
        {sums.map(({ label, value, detail }) => (
          <Card key={label} sx={{ padding: 2 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Box component="dd" sx={{ margin: 0 }}>
              <Typography component="span" sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
                {value}
              </Typography>
              {detail && (
                <Typography variant="body2" color="textSecondary">
                  {detail}
                </Typography>
              )}
            </Box>
          </Card>
        ))}
      </Box>
    </Box>
  )
}
