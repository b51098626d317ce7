import { csvLine, toCsv } from '#base'
import type { Database } from '#db'
import { toPercent } from '../money/tax.ts'
import { type RateFilter, rateContains } from './list-rates.ts'
import { toRule } from './tax-rates.ts'

/** Columns of WooCommerce's tax rate files, in their order. */
export const RATE_COLUMNS = [
  'Country Code',
  'State Code',
  'ZIP/Postcode',
  'City',
  'Rate %',
  'Tax Name',
  'Priority',
  'Compound',
  'Shipping',
  'Tax Class',
] as const

const CHUNK = 500

/** A CSV file of the rates, in chunks. */
export async function* exportRates(
  db: Database,
  { taxClass, q }: RateFilter = {},
): AsyncGenerator<string> {
  let query = db.selectFrom('tax_rates').selectAll().orderBy('tax_class').orderBy('position')
  if (taxClass !== undefined) query = query.where('tax_class', '=', taxClass)
  if (q) query = query.where(rateContains(q))
  const rows = await query.orderBy('id').execute()
  yield toCsv([RATE_COLUMNS])
  for (let start = 0; start < rows.length; start += CHUNK) {
    yield rows
      .slice(start, start + CHUNK)
      .map(row => csvLine(toCells(toRule(row))))
      .join('')
  }
}

const toCells = (rate: ReturnType<typeof toRule>): string[] => [
  rate.country || '*',
  rate.state || '*',
  rate.postcodes.join(';') || '*',
  rate.cities.join(';') || '*',
  toPercent(rate.ppm).toFixed(4),
  rate.name,
  String(rate.priority),
  rate.compound ? '1' : '0',
  rate.shipping ? '1' : '0',
  rate.taxClass,
]
