import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { formatMoney } from '#base'
import type { ReportOverview, ReportPoint, ReportTotals } from '#shop/schema'
import { type Column, DataTable } from './DataTable.tsx'
import { RevenueChart } from './RevenueChart.tsx'
import { formatInterval, type Metric, metricsOf } from './report-values.ts'
import { SummaryCards } from './SummaryCards.tsx'

const text = (key: string) => `resources.reports.${key}`

/** Totals, chart and table of a period. */
export function OverviewPanel({ report }: { report: ReportOverview }) {
  const translate = useTranslate()
  const [metric, setMetric] = useState<Metric>('netRevenue')
  const { totals, compared } = report
  const isEmpty = [totals, compared?.totals].every(
    one => !one || (one.orders === 0 && one.refunds === 0),
  )
  if (isEmpty) return <Alert severity="info">{translate(text('none'))}</Alert>
  return (
    <Box sx={{ display: 'grid', gap: 2, minInlineSize: 0 }}>
      <SummaryCards report={report} />
      <Card>
        <CardContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            select
            id="reports-metric"
            label={translate(text('metric'))}
            value={metric}
            onChange={event => setMetric(event.target.value as Metric)}
            sx={{ maxInlineSize: 260 }}
          >
            {metricsOf(report).map(name => (
              <MenuItem key={name} value={name}>
                {translate(text(`metrics.${name}`))}
              </MenuItem>
            ))}
          </TextField>
          <RevenueChart report={report} metric={metric} />
        </CardContent>
      </Card>
      <PointTable report={report} />
    </Box>
  )
}

function PointTable({ report }: { report: ReportOverview }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { points, totals, currency } = report
  const column = (
    name: string,
    read: (totals: ReportTotals) => number,
    isMoney = true,
  ): Column<ReportPoint> => {
    const show = (value: number) =>
      isMoney ? formatMoney(value, currency, locale) : value.toLocaleString(locale)
    return {
      label: translate(text(`columns.${name}`)),
      isNumber: true,
      cell: point => show(read(point)),
      sum: show(read(totals)),
    }
  }
  return (
    <DataTable
      label={translate(text('byTime'))}
      rows={points}
      keyOf={point => point.interval.from}
      columns={[
        {
          label: translate(text(`columns.${points[0]?.interval.unit ?? 'day'}`)),
          cell: point => formatInterval(point.interval, locale),
          sum: translate(text('sum')),
        },
        column('orders', one => one.orders, false),
        column('items', one => one.items, false),
        column('products', one => one.productNet),
        column('shipping', one => one.shippingNet),
        ...(totals.feeNet === 0 ? [] : [column('fees', one => one.feeNet)]),
        column('discounts', one => -one.discountNet || 0),
        column('net', one => one.net),
        column('tax', one => one.tax),
        column('gross', one => one.net + one.tax),
        column('refunds', one => one.refunds, false),
        column('refundedNet', one => one.refundNet),
        column('refundedTax', one => one.refundTax),
        column('netRevenue', one => one.net - one.refundNet),
        ...(totals.giftCards === 0 ? [] : [column('giftCards', one => one.giftCards)]),
        ...(totals.giftCardRefunds === 0
          ? []
          : [column('giftCardRefunds', one => one.giftCardRefunds)]),
      ]}
    />
  )
}
