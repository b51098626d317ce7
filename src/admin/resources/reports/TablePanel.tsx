import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useLocaleState, useTranslate } from 'react-admin'
import { formatMoney } from '#base'
import { countryName, type ReportRow, type ReportTable, type ReportTableName } from '#shop/schema'
import { LoadingRows, NotLoaded } from '../../lists/ListStates.tsx'
import { type Column, DataTable } from './DataTable.tsx'
import { type ReportChoice, useReportTable } from './use-report.ts'

const text = (key: string) => `resources.reports.${key}`

type ColumnName =
  | ('name' | 'sku' | 'code' | 'rate' | 'orders' | 'quantity' | 'returned' | 'value')
  | ('net' | 'tax' | 'gross' | 'refunds' | 'refundedNet' | 'refundedTax' | 'netRevenue')

const SOLD: ColumnName[] = [
  ...(['name', 'quantity', 'returned', 'net', 'tax', 'gross'] as const),
  ...(['refundedNet', 'refundedTax', 'netRevenue'] as const),
]
const COLUMNS: Record<ReportTableName, readonly ColumnName[]> = {
  products: SOLD,
  categories: SOLD,
  discounts: ['name', 'code', 'orders', 'net', 'tax', 'gross'],
  taxes: ['name', 'rate', 'net', 'tax', 'refundedNet', 'refundedTax'],
  methods: ['name', 'orders', 'gross', 'refunds', 'refundedNet', 'refundedTax', 'netRevenue'],
  stock: ['name', 'sku', 'quantity', 'value'],
}

/** A report by product, category, discount, tax or payment method. */
export function TablePanel({ choice, report }: { choice: ReportChoice; report: ReportTableName }) {
  const translate = useTranslate()
  const { data, error, refetch } = useReportTable(choice, report)
  if (error) return <NotLoaded error={error} onRetry={refetch} />
  if (!data) return <LoadingRows />
  if (data.rows.length === 0) {
    return <Alert severity="info">{translate(text(report === 'stock' ? 'noStock' : 'none'))}</Alert>
  }
  return (
    <>
      {report in ABOUT && (
        <Typography color="textSecondary">{translate(text(`about.${report}`))}</Typography>
      )}
      <ReportRows table={data} report={report} />
      {data.total > data.rows.length && (
        <Typography color="textSecondary">
          {translate(text('more'), { shown: data.rows.length, total: data.total })}
        </Typography>
      )}
    </>
  )
}

/** Reports with a sentence about how they count. */
const ABOUT = { categories: true, taxes: true, stock: true }

function ReportRows({ table, report }: { table: ReportTable; report: ReportTableName }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const money = (minor: number) => formatMoney(minor, table.currency, locale)
  const number = (value: number) => value.toLocaleString(locale)
  const nameOf = ({ name, detail, key }: ReportRow) => {
    if (report === 'taxes') {
      const tax = name || translate(text('untaxed'))
      return detail ? `${countryName(detail, locale)}: ${tax}` : tax
    }
    if (report === 'categories') return name || translate(text('noCategory'))
    return name || key
  }
  const cells: Record<ColumnName, (row: ReportRow) => string> = {
    name: nameOf,
    sku: row => row.detail,
    code: row => row.detail,
    rate: row => `${(row.percent ?? 0).toLocaleString(locale, { maximumFractionDigits: 4 })} %`,
    orders: row => number(row.orders),
    quantity: row => number(row.quantity),
    returned: row => number(row.refundedQuantity),
    value: row => money(row.net),
    net: row => money(row.net),
    tax: row => money(row.tax),
    gross: row => money(row.net + row.tax),
    refunds: row => number(row.refunds),
    refundedNet: row => money(row.refundedNet),
    refundedTax: row => money(row.refundedTax),
    netRevenue: row => money(row.net - row.refundedNet),
  }
  const { sum } = table
  const columns = COLUMNS[report].map((name): Column<ReportRow> => {
    const isText = ['name', 'sku', 'code'].includes(name)
    const total = sum && (isText ? '' : cells[name](sum))
    return {
      label: translate(text(name === 'name' ? `names.${report}` : `columns.${name}`)),
      isNumber: !isText,
      cell: cells[name],
      ...(total !== null && { sum: name === 'name' ? translate(text('sum')) : total }),
    }
  })
  return (
    <DataTable
      label={translate(text(`tabs.${report}`))}
      columns={columns}
      rows={table.rows}
      keyOf={row => row.key}
    />
  )
}
