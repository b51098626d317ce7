import Type, { type Static } from 'typebox'
import { refuse } from '#base'
import type { ReportRequest } from '#shop'
import {
  COMPARISONS,
  type Comparison,
  countDays,
  isDay,
  MAX_REPORT_DAYS,
  REPORT_PERIODS,
  REPORT_TABLES,
  type ReportPeriod,
  type ReportTableName,
} from '#shop/schema'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'

const allow = 'orders.read'
const Day = Type.String({ pattern: '^(19|20|21)\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' })
const fields = {
  period: Type.Unsafe<ReportPeriod>(Type.Enum([...REPORT_PERIODS])),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
}
const OverviewQuery = Type.Object(
  { ...fields, compare: Type.Optional(Type.Unsafe<Comparison>(Type.Enum([...COMPARISONS]))) },
  { additionalProperties: false },
)
const TableQuery = Type.Object(
  { ...fields, report: Type.Unsafe<ReportTableName>(Type.Enum([...REPORT_TABLES])) },
  { additionalProperties: false },
)

const Range = Type.Object({ from: Type.String(), to: Type.String() })
const totals = Object.fromEntries(
  [
    ...['orders', 'items', 'productNet', 'productTax', 'shippingNet', 'shippingTax', 'feeNet'],
    ...['feeTax', 'discountNet', 'discountTax', 'net', 'tax', 'refunds', 'refundNet', 'refundTax'],
    ...['giftCards', 'giftCardRefunds'],
  ].map(name => [name, Type.Integer()]),
)
const Totals = Type.Object(totals)
const Point = Type.Object({
  interval: Type.Object({ unit: Type.String(), from: Type.String(), to: Type.String() }),
  ...totals,
})
const Overview = Type.Object({
  currency: Type.String(),
  currencies: Type.Array(Type.String()),
  range: Range,
  totals: Totals,
  points: Type.Array(Point),
  compared: Type.Union([
    Type.Object({ range: Range, totals: Totals, points: Type.Array(Point) }),
    Type.Null(),
  ]),
})
const Row = Type.Object({
  key: Type.String(),
  name: Type.String(),
  detail: Type.String(),
  percent: Type.Union([Type.Number(), Type.Null()]),
  ...Object.fromEntries(
    [
      ...['orders', 'quantity', 'net', 'tax', 'refunds'],
      ...['refundedQuantity', 'refundedNet', 'refundedTax'],
    ].map(name => [name, Type.Integer()]),
  ),
})
const Table = Type.Object({
  currency: Type.String(),
  range: Range,
  rows: Type.Array(Row),
  total: Type.Integer(),
  sum: Type.Union([Row, Type.Null()]),
})

type Query = Static<typeof OverviewQuery> | Static<typeof TableQuery>

/** The requested period; undefined if a custom one is not valid. */
function toRequest(query: Query): ReportRequest | undefined {
  const { period, currency } = query
  const comparison = 'compare' in query ? query.compare : undefined
  if (period !== 'custom') return { period, comparison, currency }
  const { from = '', to = '' } = query
  if (!isDay(from) || !isDay(to) || to < from) return undefined
  if (countDays({ from, to }) > MAX_REPORT_DAYS) return undefined
  return { period: { from, to }, comparison, currency }
}

const fileName = (name: string, { period, from, to }: Query) =>
  `attachment; filename="${name}-${period === 'custom' ? `${from}-${to}` : period}.csv"`

/** Sums of orders by time, product, category, discount, tax and payment method. */
export default ({ shop }: AdminDeps) => [
  adminRoute({
    method: 'GET',
    path: '/reports',
    summary: 'Revenue, orders and refunds of a period by day or month, with a comparison',
    allow,
    query: OverviewQuery,
    answer: Overview,
    handle: ({ query }) => {
      const request = toRequest(query)
      return request ? shop.reports.overview(request) : refuse('report-period')
    },
  }),
  adminRoute({
    method: 'GET',
    path: '/reports/export',
    summary: 'Revenue of a period by day or month as CSV',
    allow,
    query: OverviewQuery,
    handle: async ({ query, reply }) => {
      const request = toRequest(query)
      if (!request) return refuse('report-period')
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', fileName('revenue', query))
        .send(await shop.reports.overviewAsCsv(request))
    },
  }),
  adminRoute({
    method: 'GET',
    path: '/reports/table',
    summary: 'The first 200 rows of a report by product, category, discount, tax or payment method',
    allow,
    query: TableQuery,
    answer: Table,
    handle: ({ query }) => {
      const request = toRequest(query)
      return request ? shop.reports.table(query.report, request) : refuse('report-period')
    },
  }),
  adminRoute({
    method: 'GET',
    path: '/reports/table/export',
    summary: 'All rows of a report as CSV',
    allow,
    query: TableQuery,
    handle: async ({ query, reply }) => {
      const request = toRequest(query)
      if (!request) return refuse('report-period')
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', fileName(query.report, query))
        .send(await shop.reports.tableAsCsv(query.report, request))
    },
  }),
]
