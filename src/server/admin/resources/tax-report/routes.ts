import Type from 'typebox'
import { toCsv, toDecimal } from '#base'
import type { AdminDeps } from '../../discover.ts'
import { adminRoute } from '../../route.ts'

const allow = 'orders.read'
const QuarterQuery = Type.Object(
  {
    year: Type.Integer({ minimum: 2000, maximum: 2200 }),
    quarter: Type.Integer({ minimum: 1, maximum: 4 }),
  },
  { additionalProperties: false },
)
const Row = Type.Object({
  country: Type.String(),
  name: Type.String(),
  percent: Type.Number(),
  net: Type.Integer(),
  tax: Type.Integer(),
})

export default ({ shop }: AdminDeps) => [
  adminRoute({
    method: 'GET',
    path: '/tax-report',
    summary: 'Sales of a quarter to other EU countries by country and rate (one-stop shop)',
    allow,
    query: QuarterQuery,
    answer: Type.Object({ currency: Type.String(), rows: Type.Array(Row) }),
    handle: async ({ query }) => {
      const { currency } = await shop.settings()
      return { currency, rows: await shop.orders.oneStopShop(query) }
    },
  }),
  adminRoute({
    method: 'GET',
    path: '/tax-report/export',
    summary: 'The same as CSV',
    allow,
    query: QuarterQuery,
    handle: async ({ query, reply }) => {
      const { currency } = await shop.settings()
      const rows = await shop.orders.oneStopShop(query)
      const name = `one-stop-shop-${query.year}-q${query.quarter}.csv`
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(
          toCsv([
            ['Country', 'Tax name', 'Rate %', 'Net', 'Tax', 'Currency'],
            ...rows.map(row => [
              row.country,
              row.name,
              String(row.percent),
              toDecimal(row.net, currency),
              toDecimal(row.tax, currency),
              currency,
            ]),
          ]),
        )
    },
  }),
]
