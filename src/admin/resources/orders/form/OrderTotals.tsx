import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { OrderDetail, OrderPreview } from '#shop/schema'
import { useAmounts } from '../use-amounts.ts'

/** Totals of the entered order; of an edit, with the total before and the difference. */
export function OrderTotals(props: {
  preview: OrderPreview
  /** The placed order that is edited. */
  order: OrderDetail | undefined
}) {
  const { preview, order } = props
  const translate = useTranslate()
  const { amount } = useAmounts()
  const t = (key: string) => translate(`resources.orders.form.${key}`)
  const { totals, due } = preview
  const money = (minor: number) => amount(minor, preview.money.currency)
  const rows: [label: string, value: string][] = [
    [t('subtotal'), money(totals.subtotal)],
    ...totals.discounts.map(one => [one.label, money(-one.amount)] as [string, string]),
    ...(totals.shipping
      ? [[totals.shipping.title, money(totals.shipping.cost)] as [string, string]]
      : []),
    ...totals.fees.map(fee => [fee.title, money(fee.amount)] as [string, string]),
    ...totals.taxes
      .filter(tax => tax.amount !== 0)
      .map(
        tax =>
          [totals.display === 'incl' ? translateTax(tax.name) : tax.name, money(tax.amount)] as [
            string,
            string,
          ],
      ),
  ]
  function translateTax(name: string) {
    return translate('resources.orders.form.includedTax', { name })
  }
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 0.5, margin: 0 }}>
      {rows.map(([label, value], index) => (
        <Row key={index} label={label} value={value} />
      ))}
      {order && order.totals.total !== totals.total && (
        <Row label={t('totalBefore')} value={money(order.totals.total)} />
      )}
      <Row label={t('total')} value={money(totals.total)} isStrong />
      {order && order.paid > 0 && <Row label={t('paid')} value={money(order.paid)} />}
      {order && due > 0 && <Row label={t('toPay')} value={money(due)} isStrong />}
      {order && due < 0 && <Row label={t('toRefund')} value={money(-due)} isStrong />}
      {preview.exemption && (
        <Typography component="dd" variant="body2" color="textSecondary" sx={{ margin: 0 }}>
          {translate(`resources.orders.form.exempt.${preview.exemption.reason}`, {
            country: preview.exemption.country,
          })}
        </Typography>
      )}
    </Box>
  )
}

function Row({
  label,
  value,
  isStrong = false,
}: {
  label: string
  value: string
  isStrong?: boolean
}) {
  const fontWeight = isStrong ? 600 : undefined
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight }}>
      <Box component="dt" sx={{ overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ margin: 0, whiteSpace: 'nowrap' }}>
        {value}
      </Box>
    </Box>
  )
}
