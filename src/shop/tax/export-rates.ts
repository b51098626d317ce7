import { csvLine, toCsv } from '#base'
import type { Database } from '#db'
import { toPercent } from '../money/tax.ts'
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

/** A CSV file of all rates, or of those of a class, in chunks. */
export async function* exportRates(db: Database, taxClass?: string): AsyncGenerator<string> {
  let query = db.selectFrom('tax_rates').selectAll().orderBy('tax_class').orderBy('position')
  if (taxClass !== undefined) query = query.where('tax_class', '=', taxClass)
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
