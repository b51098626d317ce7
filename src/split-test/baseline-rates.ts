import { sql } from 'kysely'
import { DAY, HOUR } from '#base'
import type { SplitTestDeps } from './deps.ts'
import { decidingType } from './statistics/rates.ts'
import type { SplitTest } from './tests.ts'

/** Minimum number of visitors for a usable rate. */
const MIN_VISITORS = 100

/** Results of the unchanged page: the first subject of a test. */
export interface Measured {
  test: SplitTest
  /** Fraction from 0 to 1. */
  rate: number
  /** Over all subjects. */
  visitorsPerDay: number
}

interface Sum {
  id: string
  subject: string
  type: string
  times: number
  first: number
  last: number
}

/** Rates for planning the next test, newest first, without sample data. */
export function createBaselineRates({ db }: Pick<SplitTestDeps, 'db'>) {
  return async (tests: ReadonlyMap<string, SplitTest>): Promise<Measured[]> => {
    const { rows } = await sql<Sum>`
      select test_id as id, subject, record_type as type, sum(times) as times,
        min(hour) as first, max(hour) as last
      from split_test_counts join split_tests on split_tests.id = test_id
      where hour >= coalesce(sample_until, 0)
      group by test_id, subject, record_type`.execute(db)
    return [...tests.values()]
      .sort((a, b) => b.startedAt - a.startedAt)
      .flatMap(
        test =>
          measure(
            test,
            rows.filter(one => one.id === test.id),
          ) ?? [],
      )
  }
}

function measure(test: SplitTest, sums: readonly Sum[]): Measured | undefined {
  const type = decidingType(test.definition.goal)
  const first = test.definition.subjects[0]?.key
  const views = sums.filter(one => one.type === 'view_page')
  const visitors = timesOf(views, first)
  const times = timesOf(
    sums.filter(one => one.type === type),
    first,
  )
  if (visitors < MIN_VISITORS || times === 0) return undefined
  const hours = views.flatMap(one => [Number(one.first), Number(one.last)])
  const seen = Math.max(...hours) + HOUR - Math.min(...hours)
  const lasted = seen - test.pausedMs
  return {
    test,
    rate: Math.min(1, times / visitors),
    visitorsPerDay: timesOf(views) / Math.max(1, lasted / DAY),
  }
}

/** Counts of one subject, or of all. */
const timesOf = (sums: readonly Sum[], subject?: string) =>
  sums.reduce(
    (all, one) =>
      subject === undefined || one.subject === subject ? all + Number(one.times) : all,
    0,
  )
