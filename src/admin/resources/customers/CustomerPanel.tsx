import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useLocale, useRecordContext, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { formatMoney } from '#base'
import { addressLines, type CustomerDetail } from '#shop/schema'
import { When } from '../../lists/dates.tsx'

/** Name and address of the customer, the latest orders, and the address book. */
export function CustomerPanel() {
  const customer = useRecordContext<CustomerDetail>()
  const translate = useTranslate()
  const locale = useLocale()
  if (!customer) return null
  const t = (key: string, values = {}) => translate(`resources.customers.${key}`, values)
  const { email, status, orderCount, spent, currency, registeredAt, orders, addresses } = customer
  return (
    <Box sx={{ display: 'grid', gap: 3, padding: 3, overflowX: 'auto' }}>
      <section>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          <Link href={`mailto:${email}`}>{email}</Link>
        </Typography>
        <Typography color="textSecondary">
          {[
            t(`status.${status}`),
            `${t('fields.orderCount')}: ${orderCount.toLocaleString(locale)}`,
            `${t('fields.spent')}: ${formatMoney(spent, currency, locale)}`,
          ].join(' · ')}
          {registeredAt !== null && (
            <>
              {' · '}
              {t('fields.registeredAt')} <When at={registeredAt} />
            </>
          )}
        </Typography>
      </section>
      <section>
        <Typography variant="h3">{t('latestOrders')}</Typography>
        {orders.length === 0 && <Typography>{t('noOrders')}</Typography>}
        <Table size="small" sx={{ '& td': { paddingInline: 1 } }}>
          <TableBody>
            {orders.map(order => (
              <TableRow key={order.id}>
                <TableCell>
                  <Link component={RouterLink} to={`/orders/${order.id}`}>
                    {t('order', { number: String(order.number) })}
                  </Link>
                </TableCell>
                <TableCell>{translate(`resources.orders.status.${order.status}`)}</TableCell>
                <TableCell>
                  <When at={order.createdAt} />
                </TableCell>
                <TableCell align="right">
                  {formatMoney(order.total, order.currency, locale)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </section>
      {addresses.length > 0 && (
        <section>
          <Typography variant="h3">{t('addresses')}</Typography>
          {addresses.map(({ id, address }) => (
            <Typography key={id}>{addressLines(address, locale).join(', ')}</Typography>
          ))}
        </section>
      )}
    </Box>
  )
}
