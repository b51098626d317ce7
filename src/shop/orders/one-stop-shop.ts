import { fromZoneTime, type Minor } from '#base'
import type { Database } from '#db'
import type { OrderStatus } from '../model/order-status.ts'
import type { ShopSettings } from '../model/settings.ts'
import { convertBack } from '../money/exchange.ts'
import { toPercent } from '../money/tax.ts'
import { EU_RATES } from '../tax/eu-rates.ts'
import { exchangeOfOrder, hasBaseCurrency, type OrderCurrency } from './order-exchange.ts'

export interface Quarter {
  year: number
  /** 1 to 4. */
  quarter: number
}

/** Sales to consumers of one EU country at one rate, less refunds. */
export interface OneStopShopRow {
  country: string
  name: string
  percent: number
  /** Taxable amount. Amounts with several taxes count for each of them. */
  net: Minor
  tax: Minor
}

/** Paid orders. Those that were refunded later count, less their refunds. */
const SOLD: readonly OrderStatus[] = ['processing', 'completed', 'refunded']
const BATCH = 1000

/** A line's taxes as stored: name, parts per million, compound, before and after discounts. */
type StoredTax = [name: string, ppm: number, compound: boolean, before: Minor, after: Minor]

/**
 * Report for the one-stop shop of the EU: sales of a quarter to other EU countries, by country and
 * rate, from stored lines. Refunds count in the quarter in which they were made. Orders in other
 * currencies count at the rate of the order; those with another base currency are left out.
 */
export async function readOneStopShop(
  { db, settings }: { db: Database; settings: ShopSettings },
  quarter: Quarter,
): Promise<OneStopShopRow[]> {
  const abroad = [...EU_RATES.keys()].filter(country => country !== settings.country)
  const range = rangeOf(quarter, settings.timeZone)
  const sums = new Map<string, OneStopShopRow>()
  const request = { abroad, range, base: settings.currency }
  for await (const { country, net, taxes } of soldLines(db, request)) {
    for (const [name, ppm, , , tax] of taxes) add(sums, { country, name, ppm }, net, tax)
  }
  for (const { country, net, taxes, refunded } of await refundedLines(db, request)) {
    taxes.forEach(([name, ppm], index) => {
      add(sums, { country, name, ppm }, -net, -(refunded[index] ?? 0))
    })
  }
  return [...sums.values()].sort(
    (a, b) => a.country.localeCompare(b.country) || b.percent - a.percent,
  )
}

interface Request {
  abroad: readonly string[]
  range: { from: number; until: number }
  base: string
}

const CURRENCY_COLUMNS = [
  'currency',
  'base_currency',
  'currency_rate',
  'currency_rate_date',
] as const satisfies (keyof OrderCurrency)[]

/** Converts amounts of an order to the base currency, at the rate of the order. */
function baseAmount(order: OrderCurrency) {
  const exchange = exchangeOfOrder(order, { currencies: [] })
  return (amount: Minor) => convertBack(amount, exchange)
}

/** Start and end of a quarter in the time zone of the shop. */
export function rangeOf({ year, quarter }: Quarter, timeZone: string): Request['range'] {
  const month = (quarter - 1) * 3
  return {
    from: fromZoneTime(Date.UTC(year, month), timeZone),
    until: fromZoneTime(Date.UTC(year, month + 3), timeZone),
  }
}

async function* soldLines(db: Database, { abroad, range, base }: Request) {
  for (let after = { at: range.from - 1, id: '' }; ; ) {
    const orders = await db
      .selectFrom('orders')
      .select(['id', 'tax_country', 'created_at', ...CURRENCY_COLUMNS])
      .where('created_at', '>=', Math.max(range.from, after.at))
      .where('created_at', '<', range.until)
      .where(({ eb, or, and }) =>
        or([
          eb('created_at', '>', after.at),
          and([eb('created_at', '=', after.at), eb('id', '>', after.id)]),
        ]),
      )
      .where('status', 'in', SOLD)
      .where(eb => eb.or([eb('base_currency', '=', base), eb('currency', '=', base)]))
      .where('tax_country', 'in', abroad)
      .where('tax', '>', 0)
      .orderBy('created_at')
      .orderBy('id')
      .limit(BATCH)
      .execute()
    const last = orders.at(-1)
    if (!last) return
    const orderOf = new Map(
      orders.filter(order => hasBaseCurrency(order, base)).map(order => [order.id, order]),
    )
    for (const { order_id, net, taxes } of await loadTaxedLines(db, [...orderOf.keys()])) {
      const order = orderOf.get(order_id)
      if (!order) continue
      const toBase = baseAmount(order)
      const stored = JSON.parse(taxes) as StoredTax[]
      yield {
        country: order.tax_country,
        net: toBase(net),
        taxes: stored.map(tax => tax.with(4, toBase(tax[4])) as StoredTax),
      }
    }
    after = { at: last.created_at, id: last.id }
  }
}

async function loadTaxedLines(db: Database, orderIds: readonly string[]) {
  if (orderIds.length === 0) return []
  return db
    .selectFrom('order_lines')
    .select(['order_id', 'net', 'taxes'])
    .where('order_id', 'in', orderIds)
    .execute()
}

async function refundedLines(db: Database, { abroad, range, base }: Request) {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .innerJoin('refund_lines', 'refund_lines.refund_id', 'refunds.id')
    .innerJoin('order_lines', 'order_lines.id', 'refund_lines.line_id')
    .select([
      'orders.tax_country as country',
      'refund_lines.net',
      'refund_lines.taxes as refunded',
      'order_lines.taxes',
      ...CURRENCY_COLUMNS.map(column => `orders.${column}` as const),
    ])
    .where('refunds.created_at', '>=', range.from)
    .where('refunds.created_at', '<', range.until)
    .where('orders.status', 'in', SOLD)
    .where(eb => eb.or([eb('orders.base_currency', '=', base), eb('orders.currency', '=', base)]))
    .where('orders.tax_country', 'in', abroad)
    .execute()
  return rows
    .filter(row => hasBaseCurrency(row, base))
    .map(row => {
      const toBase = baseAmount(row)
      return {
        country: row.country,
        net: toBase(row.net),
        taxes: JSON.parse(row.taxes) as StoredTax[],
        refunded: (JSON.parse(row.refunded) as Minor[]).map(toBase),
      }
    })
}

function add(
  sums: Map<string, OneStopShopRow>,
  { country, name, ppm }: { country: string; name: string; ppm: number },
  net: Minor,
  tax: Minor,
) {
  const key = `${country} ${ppm} ${name}`
  const row = sums.get(key) ?? { country, name, percent: toPercent(ppm), net: 0, tax: 0 }
  sums.set(key, { ...row, net: row.net + net, tax: row.tax + tax })
}
