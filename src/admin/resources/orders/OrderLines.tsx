import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useLocaleState, useTranslate } from 'react-admin'
import { formatDate } from '#base'
import type { ChosenOption, Exchange, OrderDetail } from '#shop/schema'
import { MediaImage } from '#staff/client'
import { useAmounts } from './use-amounts.ts'

/** Order lines with images, and totals. */
export function OrderLines({ order }: { order: OrderDetail }) {
  const translate = useTranslate()
  const { amount } = useAmounts()
  const money = (minor: number) => amount(minor, order.money.currency)
  const { totals } = order
  const included =
    totals.display === 'incl'
      ? totals.taxes.filter(tax => tax.amount > 0).map(tax => `${money(tax.amount)} ${tax.name}`)
      : []
  const sums: [string, string][] = [
    ...totals.discounts.map(one => [one.label, money(-one.amount)] as [string, string]),
    ...(totals.shipping
      ? [[totals.shipping.title, money(totals.shipping.cost)] as [string, string]]
      : []),
    ...totals.fees.map(fee => [fee.title, money(fee.amount)] as [string, string]),
    ...(totals.display === 'excl'
      ? totals.taxes.map(one => [one.name, money(one.amount)] as [string, string])
      : []),
  ]
  return (
    <Table size="small" aria-label={translate('resources.orders.lines')}>
      <TableBody>
        {order.lines.map(line => (
          <TableRow key={line.id}>
            <TableCell sx={{ inlineSize: 56, paddingInline: 0 }}>
              <MediaImage id={line.picture?.id} size={44} />
            </TableCell>
            <TableCell>
              {line.quantity} × {line.name}
              <Typography variant="body2" color="textSecondary">
                {[...line.options.filter(option => !option.file).map(nameOption), line.sku]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
              {line.options.map(
                ({ name, value, file }) =>
                  file && (
                    <Link key={file} href={`/api/admin/order-files/${file}`} variant="body2">
                      {name}: {value}
                    </Link>
                  ),
              )}
            </TableCell>
            <TableCell align="right" sx={{ paddingInlineEnd: 0, whiteSpace: 'nowrap' }}>
              {money(line.subtotal)}
            </TableCell>
          </TableRow>
        ))}
        {sums.map(([label, value], index) => (
          <TableRow key={index} sx={{ '& td': { border: 0, paddingBlock: 0.5 } }}>
            <TableCell />
            <TableCell sx={{ color: 'text.secondary' }}>{label}</TableCell>
            <TableCell align="right" sx={{ paddingInlineEnd: 0, color: 'text.secondary' }}>
              {value}
            </TableCell>
          </TableRow>
        ))}
        <TableRow sx={{ '& td': { border: 0, fontWeight: 600 } }}>
          <TableCell />
          <TableCell>
            {translate('resources.orders.fields.total')}
            <Typography variant="body2" color="textSecondary">
              {included.length > 0 &&
                translate('resources.orders.includes', { taxes: included.join(', ') })}
            </Typography>
          </TableCell>
          <TableCell align="right" sx={{ paddingInlineEnd: 0 }}>
            {money(totals.total)}
          </TableCell>
        </TableRow>
        {order.exchange && <ExchangeRow exchange={order.exchange} />}
        {paidRows(order).map(([key, value]) => (
          <TableRow key={key} sx={{ '& td': { border: 0, paddingBlock: 0.5 } }}>
            <TableCell />
            <TableCell>{translate(`resources.orders.sums.${key}`)}</TableCell>
            <TableCell align="right" sx={{ paddingInlineEnd: 0 }}>
              {money(value)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** The rate of an order in another currency. */
function ExchangeRow({ exchange }: { exchange: Exchange }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { base, currency, rate, rateDate } = exchange
  const units = new Intl.NumberFormat(locale, { maximumFractionDigits: 8 }).format(Number(rate))
  const date = formatDate(Date.parse(rateDate), { locale, timeZone: 'UTC' })
  return (
    <TableRow sx={{ '& td': { border: 0, paddingBlock: 0.5 } }}>
      <TableCell />
      <TableCell colSpan={2} sx={{ color: 'text.secondary' }}>
        {translate('resources.orders.exchange', {
          rate: `1 ${base} = ${units} ${currency}`,
          date,
        })}
      </TableCell>
    </TableRow>
  )
}

/** Paid and refunded money and the rest, as far as they differ from the total. */
function paidRows({ paid, refunded, totals }: OrderDetail): [string, number][] {
  const rows: [string, number][] = []
  if (paid > 0) rows.push(['paid', paid])
  if (refunded > 0) rows.push(['refunded', -refunded], ['kept', paid - refunded])
  if (paid < totals.total) rows.push(['due', totals.total - paid])
  return rows
}

/** Entered values need their label: `Engraving: Ida`. */
const nameOption = ({ name, value, addon }: ChosenOption) => (addon ? `${name}: ${value}` : value)
