import { formatDay } from '#base'
import { inTransaction, transactionAdvisoryLock, yieldToWriters } from '#db'
import { hasChanges, noteBatch, noteChanges, type ReportContext } from './changes.ts'
import { type DayRange, listDays, monthOf, timesOf } from './period.ts'
import { addOrders } from './read-orders.ts'
import { createSums, isOfProduct, type Sum } from './sums.ts'

const ROWS = 500

/**
 * Stores the sums of ended days and months that are not current. Each month is read once, in small
 * batches, and stored in one transaction.
 */
export async function refreshSums(context: ReportContext, nowMs: number, signal?: AbortSignal) {
  const { db, timeZone } = context
  await noteChanges(context)
  const first = await db
    .selectFrom('orders')
    .select('created_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  if (!first) return
  const today = formatDay(nowMs, timeZone)
  const from = `${monthOf(formatDay(first.created_at, timeZone))}-01`
  const days = listDays({ from, to: today })
  for (const [month, ofMonth] of Map.groupBy(days, monthOf)) {
    if (signal?.aborted) return
    const ended = ofMonth.filter(day => day < today)
    if (ended.length > 0)
      await refreshMonth(context, { month, ended, isOver: month < monthOf(today) })
  }
}

async function refreshMonth(
  context: ReportContext,
  { month, ended, isOver }: { month: string; ended: readonly string[]; isOver: boolean },
) {
  const { db, timeZone } = context
  const known = await readVersions(context, [...ended, month])
  const outdated = ended.filter(day => known.get(day)?.isCurrent !== true)
  const needsProducts = isOver && known.get(month)?.isCurrent !== true
  if (outdated.length === 0 && !needsProducts) return
  const all = needsProducts ? ended : outdated
  const sums = await readDays(context, { from: all[0] ?? '', to: all.at(-1) ?? '' })
  const products = createSums()
  for (const ofDay of sums.values()) {
    for (const sum of ofDay.filter(isOfProduct)) products.add(sum, sum)
  }
  const computed = new Map<string, Sum[]>(
    outdated.map(day => [day, (sums.get(day) ?? []).filter(sum => !isOfProduct(sum))]),
  )
  if (needsProducts) computed.set(month, products.list())
  await inTransaction({ db }, async tx => {
    await transactionAdvisoryLock({ tx, kind: context.kind }, 'reports')
    while (await hasChanges(tx)) await noteBatch(tx, timeZone)
    const now = await readVersions({ ...context, db: tx }, [...computed.keys()])
    for (const [period, rows] of computed) {
      const version = known.get(period)?.version ?? 0
      // An order changed since it was read, so the next run computes this period.
      if ((now.get(period)?.version ?? 0) !== version) continue
      await storePeriod({ ...context, db: tx }, { period, version, rows })
    }
    return { ok: true as const }
  })
  await yieldToWriters()
}

/** Sums of each day of a range with orders or refunds. */
export async function readDays(
  { db, timeZone }: ReportContext,
  range: DayRange,
): Promise<Map<string, Sum[]>> {
  const days = listDays(range)
  const starts = days.map(day => timesOf({ from: day, to: day }, timeZone).from)
  const found = new Map<string, ReturnType<typeof createSums>>()
  await addOrders(db, timesOf(range, timeZone), at => {
    const day = days[lastAtMost(starts, at)] ?? range.from
    const sums = found.get(day) ?? createSums()
    found.set(day, sums)
    return sums
  })
  return new Map([...found].map(([day, sums]) => [day, sums.list()]))
}

/** Index of the last of the ascending numbers that is not larger. */
function lastAtMost(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((numbers[middle] ?? 0) <= limit) low = middle
    else high = middle - 1
  }
  return low
}

interface Version {
  id: number
  version: number
  isCurrent: boolean
}

/** Versions of periods that are known; others were never computed. */
export async function readVersions(
  { db, timeZone }: ReportContext,
  periods: readonly string[],
): Promise<Map<string, Version>> {
  const rows = await db
    .selectFrom('report_periods')
    .select(['id', 'period', 'version', 'is_current'])
    .where('time_zone', '=', timeZone)
    .where('period', 'in', periods)
    .execute()
  return new Map(
    rows.map(({ id, period, version, is_current }) => [
      period,
      { id, version, isCurrent: is_current === 1 },
    ]),
  )
}

async function storePeriod(
  { db, timeZone }: ReportContext,
  { period, version, rows }: { period: string; version: number; rows: readonly Sum[] },
) {
  const { id } = await db
    .insertInto('report_periods')
    .values({ time_zone: timeZone, period, version, is_current: 1 })
    .onConflict(conflict =>
      conflict.columns(['time_zone', 'period']).doUpdateSet({ is_current: 1 }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('report_sums').where('period_id', '=', id).execute()
  for (let start = 0; start < rows.length; start += ROWS) {
    await db
      .insertInto('report_sums')
      .values(rows.slice(start, start + ROWS).map(row => ({ period_id: id, ...row })))
      .execute()
  }
}
