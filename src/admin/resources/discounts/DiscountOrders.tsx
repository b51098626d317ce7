import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useRecordContext, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { formatMoney } from '#base'
import type { DiscountUse } from '#shop/schema'
import { callApi } from '#staff/client'
import { When } from '../../lists/dates.tsx'

const PER_PAGE = 10

/** Orders that used a discount, latest first. */
export function DiscountOrders() {
  const id = useRecordContext()?.id
  const translate = useTranslate()
  const locale = useLocale()
  const [page, setPage] = useState(1)
  const t = (key: string) => translate(`resources.discounts.orders.${key}`)
  const { data, isError, refetch } = useQuery({
    queryKey: ['discounts', id, 'orders', page],
    queryFn: () =>
      callApi<{ items: DiscountUse[]; total: number }>('GET', `/discounts/${id}/orders`, {
        query: { page, perPage: PER_PAGE },
      }),
    enabled: id !== undefined,
  })
  const pages = Math.ceil((data?.total ?? 0) / PER_PAGE)
  return (
    <Box component="section" sx={{ padding: 3, overflowX: 'auto' }}>
      <Typography variant="h2" sx={{ marginBlockEnd: 1.5 }}>
        {t('title')}
      </Typography>
      {isError && (
        <Typography role="alert">
          {translate('errors.broken')}{' '}
          <Button onClick={() => refetch()}>{translate('ra.action.refresh')}</Button>
        </Typography>
      )}
      {data?.total === 0 && <Typography color="textSecondary">{t('empty')}</Typography>}
      {data && data.total > 0 && (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('number')}</TableCell>
              <TableCell>{t('code')}</TableCell>
              <TableCell>{t('date')}</TableCell>
              <TableCell>{t('status')}</TableCell>
              <TableCell align="right">{t('total')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.items.map(order => (
              <TableRow key={order.id}>
                <TableCell>
                  <Link component={RouterLink} to={`/orders/${order.id}`}>
                    {order.number}
                  </Link>
                </TableCell>
                <TableCell>{order.code || '–'}</TableCell>
                <TableCell>
                  <When at={order.createdAt} />
                </TableCell>
                <TableCell>
                  {translate(`resources.orders.status.${order.status}`)}
                  {!order.isCounted && ` (${t('notCounted')})`}
                </TableCell>
                <TableCell align="right">
                  {formatMoney(order.total, order.currency, locale)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {pages > 1 && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', marginBlockStart: 1 }}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {translate('ra.navigation.previous')}
          </Button>
          {page} / {pages}
          <Button disabled={page === pages} onClick={() => setPage(page + 1)}>
            {translate('ra.navigation.next')}
          </Button>
        </Box>
      )}
    </Box>
  )
}
