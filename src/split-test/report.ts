import { sql } from 'kysely'
import { DAY, HOUR } from '#base'
import type { SplitTestDeps } from './deps.ts'
import { SUM_PREFIX } from './records.ts'
import { DEVICES, type Device, type RecordType, type TestDefinition } from './schema.ts'
import { compare, estimateMean, estimateRate, type Lift } from './statistics/compare.ts'
import { alphaOf } from './statistics/plan.ts'
import { type Posterior, posteriorsOf } from './statistics/posterior.ts'
import { type Counts, decidingType, type Rates, ratesOf } from './statistics/rates.ts'
import { checkSampleRatio, type SampleRatio } from './statistics/sample-ratio.ts'
import { decide, liftOf, type Verdict } from './statistics/verdict.ts'
import { ranMs, type SplitTest } from './tests.ts'

export interface SubjectReport {
  key: string
  name: string
  weight: number
  counts: Counts
  rates: Rates
  posterior: Posterior
  /** Over the first subject, which has none. */
  lift: Lift | undefined
  /** Of a visitor, in minor units. */
  revenuePerVisitor: number
  revenueLift: Lift | undefined
  /** Of what one order is worth. */
  orderValueLift: Lift | undefined
}

/** What should not get worse while something else gets better. */
export interface Guardrail {
  what: 'bounces' | 'revenue' | 'orderValue' | 'errors'
  subject: string
  /** Of `errors` that of visitors who met none: how many times as many meet one says little where hardly any do. */
  lift: Lift
}

/** Visitors of one sort alone. */
export interface Segment {
  device?: Device
  isReturning?: boolean
  subjects: { key: string; visitors: number; times: number; lift: Lift | undefined }[]
}

export interface Report {
  verdict: Verdict
  ratio: SampleRatio
  subjects: SubjectReport[]
  guardrails: Guardrail[]
  /** How many visitors are made up, among all of them: verdict, ratio and guardrails are of the others, if there are any. */
  sample: { visitors: number; of: number }
  /** With intervals so much wider that looking at all of them at once finds no more by chance than looking at one. */
  segments: Segment[]
  /** Page views of visitors without consent, by subject, and how many of them reached the goal. In no other figure. */
  sums: { key: string; views: number; times: number }[]
  /** By subject and span of time, oldest first; `from` in UTC milliseconds. */
  series: { from: number; subjects: Record<string, { visitors: number; times: number }> }[]
}

export const PERIODS = ['day', 'week', 'month', 'all'] as const
/** `day` by hour, `week` and `month` by day, `all` by week (spec §9). */
export type Period = (typeof PERIODS)[number]

const SPANS: Record<Period, { lasts: number | undefined; step: number }> = {
  day: { lasts: DAY, step: HOUR },
  week: { lasts: 7 * DAY, step: DAY },
  month: { lasts: 30 * DAY, step: DAY },
  all: { lasts: undefined, step: 7 * DAY },
}

/** What came of a test, from the hourly counts alone: ten million events are a few thousand of them. */
export function createReports({ db, clock }: SplitTestDeps) {
  async function readTotals(test: SplitTest, from = 0): Promise<Total[]> {
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

  async function readSeries(test: SplitTest, period: Period, now: number) {
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

  return async (test: SplitTest, period: Period = 'all'): Promise<Report> => {
    const now = test.endedAt ?? clock.now()
    const { sampleUntil } = test
    const definition = withoutUnshown(test.definition)
    const { goal, effectPercent, minDays } = definition
    const everything = await readTotals(test)
    const totals = everything.filter(isCounted)
    const real =
      sampleUntil === undefined ? totals : (await readTotals(test, sampleUntil)).filter(isCounted)
    const of = sum(totals, 'view_page')
    const visitors = of - sum(real, 'view_page')
    const subjects = subjectsOf(totals, definition)
    // Nothing is concluded of real and made-up visitors together: what is said is of the real ones, once there are any.
    const isMixed = visitors > 0 && visitors < of
    const deciding = isMixed ? subjectsOf(real, definition) : subjects
    const ratio = checkSampleRatio(deciding.figures)
    const effect = effectPercent / 100
    return {
      verdict: decide({
        subjects: deciding.figures,
        isWrongRatio: ratio.isWrong,
        ranMs: ranMs(isMixed && sampleUntil ? { ...test, startedAt: sampleUntil } : test, now),
        minDays,
        effect,
      }),
      ratio,
      subjects: subjects.reports,
      guardrails: guardrailsOf(deciding.reports, levelOf(definition)),
      sample: { visitors, of },
      sums: definition.subjects.map(({ key }) => {
        const own = everything.filter(one => one.subject === key)
        const sumOf = (type: RecordType) => sum(own, `${SUM_PREFIX}${type}`)
        return { key, views: sumOf('view_page'), times: sumOf(decidingType(goal)) }
      }),
      segments: segmentsOf(totals, definition, { type: decidingType(goal), effect }),
      series: await readSeries({ ...test, definition }, period, now),
    }
  }
}

/** A subject of weight 0 has no visitors, so nothing is known of it and it must not weigh on the others. */
const withoutUnshown = (definition: TestDefinition): TestDefinition => ({
  ...definition,
  subjects: definition.subjects.filter(({ weight }) => weight > 0),
})

const levelOf = ({ subjects, effectPercent }: TestDefinition) => ({
  alpha: alphaOf(subjects.length),
  effect: effectPercent / 100,
})

/** What came of each subject, and the figures that decide. */
function subjectsOf(totals: readonly Total[], definition: TestDefinition) {
  const level = levelOf(definition)
  const totalsOf = definition.subjects.map(({ key }) => totals.filter(one => one.subject === key))
  const figures = definition.subjects.map(({ key, weight }, index) => ({
    key,
    weight,
    ...figuresOf(totalsOf[index] ?? [], decidingType(definition.goal)),
  }))
  const counts = totalsOf.map(countsOf)
  const money = totalsOf.map((own, index) => moneyOf(own, figures[index]?.visitors ?? 0))
  const posteriors = posteriorsOf(figures)
  const liftOver = <One>(
    list: readonly One[],
    index: number,
    by: (a: One, b: One) => Lift | undefined,
  ) => {
    const [base, one] = [list[0], list[index]]
    return index > 0 && base && one ? by(base, one) : undefined
  }
  const reports = definition.subjects.map(
    (subject, index): SubjectReport => ({
      ...subject,
      counts: counts[index] ?? {},
      rates: ratesOf(counts[index] ?? {}),
      posterior: posteriors[index] ?? { isBest: 0, low: 0, high: 0 },
      lift: liftOver(figures, index, (a, b) => liftOf(a, b, level)),
      revenuePerVisitor: money[index]?.mean ?? 0,
      revenueLift: liftOver(money, index, (a, b) => compare(a, b, level)),
      orderValueLift: liftOver(totalsOf, index, (a, b) => orderValueLiftOf(a, b, level)),
    }),
  )
  return { figures, reports }
}

/** Whether it counts visitors. */
const isCounted = ({ type }: Total) => !type.startsWith(SUM_PREFIX)

interface Total {
  subject: string
  type: RecordType | 'order' | `${typeof SUM_PREFIX}${RecordType}`
  device: Device
  isReturning: number
  times: number
  value: number
  squares: number
}

function sum(
  totals: readonly Total[],
  type: Total['type'],
  of: 'times' | 'value' | 'squares' = 'times',
) {
  return totals.reduce((all, one) => (one.type === type ? all + one[of] : all), 0)
}

function figuresOf(totals: readonly Total[], type: RecordType) {
  const visitors = sum(totals, 'view_page')
  // Nobody does what the test is for without having seen it; the other count may be written a moment later.
  return { visitors, times: Math.min(visitors, sum(totals, type)) }
}

function countsOf(totals: readonly Total[]): Counts {
  const types = new Set(totals.flatMap(({ type }) => (type === 'order' ? [] : [type])))
  return Object.fromEntries([...types].map(type => [type, sum(totals, type)]))
}

/** Of a visitor, or of an order: of whatever `count` says how many there are. */
function moneyOf(totals: readonly Total[], count: number) {
  return estimateMean(count, sum(totals, 'order', 'value'), sum(totals, 'order', 'squares'))
}

/** With fewer of a subject chance makes them look alike, and so the bounds too narrow. */
const LEAST_ORDERS = 20

function orderValueLiftOf(
  first: readonly Total[],
  subject: readonly Total[],
  level: { alpha: number; effect: number },
): Lift | undefined {
  const [orders, others] = [sum(first, 'order'), sum(subject, 'order')]
  if (Math.min(orders, others) < LEAST_ORDERS) return undefined
  return compare(moneyOf(first, orders), moneyOf(subject, others), level)
}

/** Of all subjects together: with fewer the bounds say nothing. */
const LEAST_ERRORS = 20

function errorFreeLiftOf(
  first: Counts,
  subject: Counts,
  level: { alpha: number; effect: number },
): Lift | undefined {
  if ((first.error ?? 0) + (subject.error ?? 0) < LEAST_ERRORS) return undefined
  const errorFree = ({ view_page = 0, error = 0 }: Counts) =>
    estimateRate(view_page, Math.max(0, view_page - error))
  return compare(errorFree(first), errorFree(subject), level)
}

function guardrailsOf(
  subjects: readonly SubjectReport[],
  level: { alpha: number; effect: number },
): Guardrail[] {
  const [first, ...others] = subjects
  if (!first) return []
  const staysOf = ({ counts: { view_page = 0, read_page = 0 } }: SubjectReport) =>
    estimateRate(view_page, Math.max(0, view_page - read_page))
  return others.flatMap(one => {
    const bounces = compare(staysOf(first), staysOf(one), level)
    const found: Guardrail[] = []
    if (bounces && bounces.low > 0) found.push({ what: 'bounces', subject: one.key, lift: bounces })
    if (one.revenueLift && one.revenueLift.high < 0) {
      found.push({ what: 'revenue', subject: one.key, lift: one.revenueLift })
    }
    if (one.orderValueLift && one.orderValueLift.high < 0) {
      found.push({ what: 'orderValue', subject: one.key, lift: one.orderValueLift })
    }
    const errorFree = errorFreeLiftOf(first.counts, one.counts, level)
    if (errorFree && errorFree.high < 0) {
      found.push({ what: 'errors', subject: one.key, lift: errorFree })
    }
    return found
  })
}

function segmentsOf(
  totals: readonly Total[],
  definition: TestDefinition,
  { type, effect }: { type: RecordType; effect: number },
): Segment[] {
  const sorts: { sort: Pick<Segment, 'device' | 'isReturning'>; has(one: Total): boolean }[] = [
    ...DEVICES.map(device => ({ sort: { device }, has: (one: Total) => one.device === device })),
    ...[false, true].map(isReturning => ({
      sort: { isReturning },
      has: (one: Total) => Boolean(one.isReturning) === isReturning,
    })),
  ]
  const keys = definition.subjects.map(({ key }) => key)
  const alpha = alphaOf(keys.length) / sorts.length
  return sorts.map(({ sort, has }) => {
    const own = totals.filter(has)
    const figures = keys.map(key => ({
      key,
      ...figuresOf(
        own.filter(one => one.subject === key),
        type,
      ),
    }))
    const first = figures[0]
    const subjects = figures.map((one, index) => ({
      ...one,
      lift: index > 0 && first ? liftOf(first, one, { alpha, effect }) : undefined,
    }))
    return { ...sort, subjects }
  })
}
