import type { SplitTestDeps } from './deps.ts'
import { type Guardrail, guardrailsOf } from './guardrails.ts'
import { SUM_PREFIX } from './records.ts'
import type { RecordType, TestDefinition } from './schema.ts'
import { type Segment, segmentsOf } from './segments.ts'
import { type Period, readSeries } from './series.ts'
import { compare, type Lift } from './statistics/compare.ts'
import { alphaOf } from './statistics/plan.ts'
import { type Posterior, posteriorsOf } from './statistics/posterior.ts'
import { type Counts, decidingType, type Rates, ratesOf } from './statistics/rates.ts'
import { checkSampleRatio, type SampleRatio } from './statistics/sample-ratio.ts'
import { decide, liftOf, type Verdict } from './statistics/verdict.ts'
import { ranMs, type SplitTest } from './tests.ts'
import { countsOf, figuresOf, isCounted, moneyOf, readTotals, sum, type Total } from './totals.ts'

export interface SubjectReport {
  key: string
  name: string
  weight: number
  counts: Counts
  rates: Rates
  posterior: Posterior
  /** Compared with the first subject; undefined for the first. */
  lift: Lift | undefined
  /** Revenue per visitor in minor units. */
  revenuePerVisitor: number
  revenueLift: Lift | undefined
  /** Lift of the average order value. */
  orderValueLift: Lift | undefined
}

export interface Report {
  verdict: Verdict
  ratio: SampleRatio
  subjects: SubjectReport[]
  guardrails: Guardrail[]
  /**
   * Number of visitors from sample data. Verdict, ratio and guardrails use real visitors if there
   * are any.
   */
  sample: { visitors: number; of: number }
  /** Intervals are widened for multiple comparisons. */
  segments: Segment[]
  /** Page views and goals without consent, by subject. Not included in other figures. */
  sums: { key: string; views: number; times: number }[]
  /** By subject and time span, oldest first; `from` in UTC milliseconds. */
  series: { from: number; subjects: Record<string, { visitors: number; times: number }> }[]
}

/** Builds a test's report from hourly counts: thousands of rows for ten million events. */
export function createReports({ db, clock }: SplitTestDeps) {
  return async (test: SplitTest, period: Period = 'all'): Promise<Report> => {
    const now = test.endedAt ?? clock.now()
    const { sampleUntil } = test
    const definition = withoutUnshown(test.definition)
    const { goal, effectPercent, minDays } = definition
    const everything = await readTotals(db, test)
    const totals = everything.filter(isCounted)
    const real =
      sampleUntil === undefined
        ? totals
        : (await readTotals(db, test, sampleUntil)).filter(isCounted)
    const of = sum(totals, 'view_page')
    const visitors = of - sum(real, 'view_page')
    const subjects = subjectsOf(totals, definition)
    // Real and sample visitors are never mixed in conclusions; real ones decide once there are any.
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
      series: await readSeries(db, { ...test, definition }, period, now),
    }
  }
}

/** Subjects of weight 0 have no visitors and must not affect the others. */
const withoutUnshown = (definition: TestDefinition): TestDefinition => ({
  ...definition,
  subjects: definition.subjects.filter(({ weight }) => weight > 0),
})

const levelOf = ({ subjects, effectPercent }: TestDefinition) => ({
  alpha: alphaOf(subjects.length),
  effect: effectPercent / 100,
})

/** Results and deciding figures of each subject. */
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

/** Below this number per subject, values look alike by chance and the bounds are too narrow. */
const MIN_ORDERS = 20

function orderValueLiftOf(
  first: readonly Total[],
  subject: readonly Total[],
  level: { alpha: number; effect: number },
): Lift | undefined {
  const [orders, others] = [sum(first, 'order'), sum(subject, 'order')]
  if (Math.min(orders, others) < MIN_ORDERS) return undefined
  return compare(moneyOf(first, orders), moneyOf(subject, others), level)
}
