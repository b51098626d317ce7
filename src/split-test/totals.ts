import { sql } from 'kysely'
import type { Database } from '#db'
import { SUM_PREFIX } from './records.ts'
import type { Device, RecordType } from './schema.ts'
import { estimateMean } from './statistics/compare.ts'
import type { Counts } from './statistics/rates.ts'
import type { SplitTest } from './tests.ts'

/** The counts of a test since `from`, in UTC milliseconds. */
export async function readTotals(db: Database, test: SplitTest, from = 0): Promise<Total[]> {
  const { rows } = await sql<Total>`
    select subject, record_type as type, device, is_returning as "isReturning",
      sum(times) as times, sum(value) as value, sum(value_squares) as squares
    from split_test_counts where test_id = ${test.id} and hour >= ${from}
    group by subject, record_type, device, is_returning`.execute(db)
  return rows.map(row => ({
    ...row,
    times: Number(row.times),
    value: Number(row.value),
    squares: Number(row.squares),
  }))
}

/** Whether a total counts visitors who agreed, as the sums do not. */
export const isCounted = ({ type }: Total) => !type.startsWith(SUM_PREFIX)

export interface Total {
  subject: string
  type: RecordType | 'order' | `${typeof SUM_PREFIX}${RecordType}`
  device: Device
  isReturning: number
  times: number
  value: number
  squares: number
}

export function sum(
  totals: readonly Total[],
  type: Total['type'],
  of: 'times' | 'value' | 'squares' = 'times',
) {
  return totals.reduce((all, one) => (one.type === type ? all + one[of] : all), 0)
}

export function figuresOf(totals: readonly Total[], type: RecordType) {
  const visitors = sum(totals, 'view_page')
  // Conversions need a view, whose count may be written slightly later.
  return { visitors, times: Math.min(visitors, sum(totals, type)) }
}

export function countsOf(totals: readonly Total[]): Counts {
  const types = new Set(totals.flatMap(({ type }) => (type === 'order' ? [] : [type])))
  return Object.fromEntries([...types].map(type => [type, sum(totals, type)]))
}

/** Revenue per visitor or per order, depending on `count`. */
export function moneyOf(totals: readonly Total[], count: number) {
  return estimateMean(count, sum(totals, 'order', 'value'), sum(totals, 'order', 'squares'))
}
