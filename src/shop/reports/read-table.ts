import { toPercent } from '../money/tax.ts'
import type { ReportContext } from './changes.ts'
import type { DayRange } from './period.ts'
import { readDaySums, readProductSums } from './read-sums.ts'
import { readStockValue } from './stock-value.ts'
import type { ReportDimension, Sum } from './sums.ts'
import type { ReportRow, ReportTable, ReportTableName } from './view.ts'

interface TableRequest {
  report: ReportTableName
  range: DayRange
  currency: string
  /** Number of rows; all if missing. */
  limit?: number
}

/** A table of a period by product, category, discount, tax or payment method, or the stock of now. */
export async function readTable(
  context: ReportContext & { nowMs: number },
  { report, range, currency, limit }: TableRequest,
): Promise<ReportTable> {
  if (report === 'stock') return { currency, range, ...(await readStockValue(context, limit)) }
  const rows = await readRows(context, { report, range, currency })
  rows.sort((a, b) => b.net + b.tax - (a.net + a.tax) || a.name.localeCompare(b.name))
  const overlaps = report === 'categories' || report === 'taxes'
  return {
    currency,
    range,
    rows: rows.slice(0, limit),
    total: rows.length,
    sum: overlaps || rows.length === 0 ? null : sumRows(rows),
  }
}

async function readRows(
  context: ReportContext,
  { report, range, currency }: Omit<TableRequest, 'limit' | 'report'> & { report: string },
): Promise<ReportRow[]> {
  if (report === 'products' || report === 'categories') {
    const sums = await readProductSums(context, range, currency)
    const products = toRows(sums, 'sold', 'sold-refunds', ({ key, label }) => ({
      key,
      name: label,
    }))
    return report === 'products' ? products : toCategories(context, products)
  }
  const [of, refunds] = DIMENSIONS[report as keyof typeof DIMENSIONS]
  const byDay = await readDaySums(context, range, refunds ? [of, refunds] : [of])
  const sums = [...byDay.values()].flat().filter(sum => sum.currency === currency)
  return toRows(sums, of, refunds, NAMES[of])
}

const DIMENSIONS = {
  discounts: ['discount', undefined],
  taxes: ['tax', 'tax-refunds'],
  methods: ['method', 'method-refunds'],
} as const

type Named = Pick<ReportRow, 'key' | 'name'> & Partial<Pick<ReportRow, 'detail' | 'percent'>>

const NAMES: Record<'discount' | 'tax' | 'method', (sum: Sum) => Named> = {
  discount({ key }) {
    const [code = '', label = ''] = JSON.parse(key) as string[]
    return { key, name: label || code, detail: code }
  },
  tax({ key }) {
    const [country, name, ppm] = JSON.parse(key) as [string, string, number]
    return { key, name, detail: country, percent: toPercent(ppm) }
  },
  method: ({ key, label }) => ({ key, name: label || key }),
}

const noRow = (key: string): ReportRow => ({
  ...{ key, name: '', detail: '', percent: null, orders: 0, quantity: 0, net: 0, tax: 0 },
  ...{ refunds: 0, refundedQuantity: 0, refundedNet: 0, refundedTax: 0 },
})

function toRows(
  sums: readonly Sum[],
  of: ReportDimension,
  refunds: ReportDimension | undefined,
  nameOf: (sum: Sum) => Named,
): ReportRow[] {
  const rows = new Map<string, ReportRow>()
  for (const sum of sums) {
    const row = rows.get(sum.key) ?? Object.assign(noRow(sum.key), nameOf(sum))
    rows.set(sum.key, row)
    const { orders, quantity, net, tax } = sum
    if (sum.dimension === of) addRow(row, { orders, quantity, net, tax })
    if (sum.dimension === refunds) {
      const refunded = { refundedQuantity: quantity, refundedNet: net, refundedTax: tax }
      addRow(row, { refunds: orders, ...refunded })
    }
  }
  return [...rows.values()]
}

const COLUMNS = [
  ...(['orders', 'quantity', 'net', 'tax', 'refunds'] as const),
  ...(['refundedQuantity', 'refundedNet', 'refundedTax'] as const),
]
type Columns = Pick<ReportRow, (typeof COLUMNS)[number]>

function addRow(to: ReportRow, more: Partial<Columns>) {
  for (const column of COLUMNS) to[column] += more[column] ?? 0
}

export function sumRows(rows: readonly ReportRow[]): ReportRow {
  const all = noRow('')
  for (const row of rows) addRow(all, row)
  return all
}

/** Sums per category. A product counts in each of its present categories, and in none without any. */
async function toCategories(
  { db }: ReportContext,
  products: readonly ReportRow[],
): Promise<ReportRow[]> {
  const names = await db.selectFrom('categories').select(['id', 'name']).execute()
  const nameOf = new Map(names.map(({ id, name }) => [id, name]))
  const links = await db
    .selectFrom('product_categories')
    .select(['product_id', 'category_id'])
    .execute()
  const categoriesOf = Map.groupBy(links, link => link.product_id)
  const rows = new Map<string, ReportRow>()
  for (const product of products) {
    const ids = categoriesOf.get(product.key)?.map(link => link.category_id) ?? ['']
    for (const id of ids) {
      const row = rows.get(id) ?? { ...noRow(id), name: nameOf.get(id) ?? '' }
      rows.set(id, row)
      addRow(row, product)
    }
  }
  return [...rows.values()]
}
