import { sql } from 'kysely'
import { DAY, HOUR } from '#base'
import type { Database } from '#db'
import { decidingType } from './statistics/rates.ts'
import type { SplitTest } from './tests.ts'

export const PERIODS = ['day', 'week', 'month', 'all'] as const
/** `day` by hour, `week` and `month` by day, `all` by week (spec §9). */
export type Period = (typeof PERIODS)[number]

const SPANS: Record<Period, { lasts: number | undefined; step: number }> = {
  day: { lasts: DAY, step: HOUR },
  week: { lasts: 7 * DAY, step: DAY },
  month: { lasts: 30 * DAY, step: DAY },
  all: { lasts: undefined, step: 7 * DAY },
}

/** Visitors and goals by subject and span of the period, oldest first. */
export async function readSeries(db: Database, test: SplitTest, period: Period, now: number) {
  const { lasts, step } = SPANS[period]
  const type = decidingType(test.definition.goal)
  const end = Math.min(now, test.endedAt ?? now)
  const start = Math.max(test.startedAt, lasts === undefined ? 0 : end - lasts)
  const first = Math.floor(start / step) * step
  const { rows } = await sql<{ span: number; subject: string; type: string; times: number }>`
    select (hour - ${sql.lit(first)}) / ${sql.lit(step)} as span, subject, record_type as type,
      sum(times) as times
    from split_test_counts
    where test_id = ${test.id} and hour >= ${first} and record_type in ('view_page', ${type})
    group by 1, subject, record_type`.execute(db)
  const spans = Math.floor((end - first) / step) + 1
  return Array.from({ length: spans }, (_, span) => {
    const own = rows.filter(row => Number(row.span) === span)
    const sumOf = (subject: string, wanted: string) =>
      Number(own.find(row => row.subject === subject && row.type === wanted)?.times ?? 0)
    const subjects = test.definition.subjects.map(({ key }) => [
      key,
      { visitors: sumOf(key, 'view_page'), times: sumOf(key, type) },
    ])
    return { from: first + span * step, subjects: Object.fromEntries(subjects) }
  })
}
