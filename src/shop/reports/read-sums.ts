import type { Database } from '#db'
import { noteChanges, type ReportContext } from './changes.ts'
import { addDays, type DayRange, listDays, monthOf, timesOf } from './period.ts'
import { readSoldProducts } from './read-sold-products.ts'
import { readDays, readVersions } from './refresh-sums.ts'
import { createSums, PRODUCT_DIMENSIONS, type ReportDimension, type Sum } from './sums.ts'

/** Parameters of one statement. */
const MAX_PERIODS = 1000

/** Sums per day of a range; days without orders are missing. Stored sums are used where they are current. */
export async function readDaySums(
  context: ReportContext,
  range: DayRange,
  dimensions: readonly ReportDimension[],
): Promise<Map<string, Sum[]>> {
  await noteChanges(context)
  const { stored, ranges } = await split(context, listDays(range))
  const byDay = new Map<string, Sum[]>()
  for (const batch of batches([...stored.keys()])) {
    const rows = await context.db
      .selectFrom('report_sums')
      .select(['period_id', 'dimension', 'currency', 'key', 'label'])
      .select(['orders', 'quantity', 'net', 'tax'])
      .where('period_id', 'in', batch)
      .where('dimension', 'in', dimensions)
      .execute()
    for (const { period_id, dimension, ...row } of rows) {
      const day = stored.get(period_id) ?? ''
      const sum = { dimension: dimension as ReportDimension, ...row }
      byDay.set(day, [...(byDay.get(day) ?? []), sum])
    }
  }
  for (const missing of ranges) {
    for (const [day, sums] of await readDays(context, missing)) {
      const wanted = sums.filter(sum => dimensions.includes(sum.dimension))
      if (wanted.length > 0) byDay.set(day, wanted)
    }
  }
  return byDay
}

/** Sums per product of a range in one currency: of whole months as stored, of other days as read. */
export async function readProductSums(
  context: ReportContext,
  range: DayRange,
  currency: string,
): Promise<Sum[]> {
  await noteChanges(context)
  const days = listDays(range)
  const months = [...Map.groupBy(days, monthOf)].filter(
    ([, ofMonth]) =>
      ofMonth[0]?.endsWith('-01') && addDays(ofMonth.at(-1) ?? '', 1).endsWith('-01'),
  )
  const { stored } = await split(
    context,
    months.map(([month]) => month),
  )
  const current = new Set(stored.values())
  const sums = createSums()
  for (const day of days.filter(day => !current.has(monthOf(day)))) {
    const ofDay = timesOf({ from: day, to: day }, context.timeZone)
    for (const sum of await readSoldProducts(context.db, ofDay, currency)) sums.add(sum, sum)
  }
  const rows = await sumProducts(context.db, [...stored.keys()], currency)
  // Without other days, the rows are already unique.
  const others = sums.list()
  if (others.length === 0) return rows
  for (const row of rows) sums.add(row, row)
  return sums.list()
}

async function sumProducts(db: Database, periodIds: number[], currency: string): Promise<Sum[]> {
  if (periodIds.length === 0) return []
  const rows = await db
    .selectFrom('report_sums')
    .select(['dimension', 'key'])
    .select(({ fn }) => [
      fn.max('label').as('label'),
      fn.sum<number>('quantity').as('quantity'),
      fn.sum<number>('net').as('net'),
      fn.sum<number>('tax').as('tax'),
    ])
    .where('period_id', 'in', periodIds)
    .where('dimension', 'in', PRODUCT_DIMENSIONS)
    .where('currency', '=', currency)
    .groupBy(['dimension', 'key'])
    .execute()
  return rows.map(row => ({
    ...{ dimension: row.dimension as ReportDimension, currency, key: row.key, label: row.label },
    ...{ orders: 0, quantity: Number(row.quantity), net: Number(row.net), tax: Number(row.tax) },
  }))
}

/** Periods with current sums by their ids, and ranges of the other days. */
async function split(context: ReportContext, periods: readonly string[]) {
  const stored = new Map<number, string>()
  for (const batch of batches(periods)) {
    for (const [period, { id, isCurrent }] of await readVersions(context, batch)) {
      if (isCurrent) stored.set(id, period)
    }
  }
  const current = new Set(stored.values())
  return { stored, ranges: toRanges(periods.filter(period => !current.has(period))) }
}

/** Joins consecutive days. */
function toRanges(days: readonly string[]): DayRange[] {
  const ranges: DayRange[] = []
  for (const day of days) {
    const last = ranges.at(-1)
    if (last && addDays(last.to, 1) === day) last.to = day
    else ranges.push({ from: day, to: day })
  }
  return ranges
}

function batches<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / MAX_PERIODS)
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * MAX_PERIODS, (index + 1) * MAX_PERIODS),
  )
}
