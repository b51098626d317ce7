import { DAY } from '#base'
import { compare, estimateRate, type Lift } from './compare.ts'
import { alphaOf, planTest } from './plan.ts'

/** Figures of a subject for the test's goal. */
export interface SubjectFigures {
  key: string
  weight: number
  visitors: number
  /** Number of visitors who reached the goal. */
  times: number
}

/** Conclusion of a test; the first subject is the control. */
export type Verdict =
  /** No visitors yet. */
  | { kind: 'no-visitors' }
  /** The visitors were not split by the weights, so other figures are unreliable. */
  | { kind: 'wrong-ratio' }
  /** `days` until enough visitors have taken part; undefined if traffic is too low. */
  | { kind: 'too-early'; days: number | undefined }
  | { kind: 'better'; subject: string; lift: Lift }
  /** The first subject is the best. */
  | { kind: 'first-is-best' }
  /** Enough visitors took part, but there is no relevant difference. */
  | { kind: 'alike' }

export interface Looked {
  subjects: readonly SubjectFigures[]
  /** Result of the sample ratio check (`sample-ratio.ts`). */
  isWrongRatio: boolean
  /** Duration without pauses. */
  ranMs: number
  minDays: number
  /** Fraction from 0 to 1. */
  effect: number
}

/** Decides the conclusion. Valid no matter how often it is checked. */
export function decide(looked: Looked): Verdict {
  const { minDays, effect } = looked
  const subjects = looked.subjects.filter(({ weight }) => weight > 0)
  const visitors = subjects.reduce((sum, one) => sum + one.visitors, 0)
  if (visitors === 0) return { kind: 'no-visitors' }
  if (looked.isWrongRatio) return { kind: 'wrong-ratio' }
  const [first, ...others] = subjects
  if (!first || others.length === 0) return { kind: 'no-visitors' }
  const days = looked.ranMs / DAY
  const plan = planTest({
    rate: estimateRate(first.visitors, first.times).mean,
    effect,
    weights: subjects.map(({ weight }) => weight),
    visitorsPerDay: visitors / Math.max(1, days),
  })
  const isPlanned = Math.min(...subjects.map(one => one.visitors)) >= plan.visitorsPerSubject
  const isInReach = plan.days !== undefined && plan.days <= LONGEST_DAYS
  const left = isInReach ? Math.max(1, Math.ceil((plan.days ?? 0) - days)) : undefined
  const found = compareAll(first, others, effect) ?? (isPlanned ? { kind: 'alike' } : undefined)
  if (days >= minDays) return found ?? { kind: 'too-early', days: left }
  const wait = Math.ceil(minDays - days)
  return { kind: 'too-early', days: found ? wait : left && Math.max(wait, left) }
}

/** Conclusion from the comparisons with the first subject, if any. */
function compareAll(
  first: SubjectFigures,
  others: readonly SubjectFigures[],
  effect: number,
): Verdict | undefined {
  const lifts = others.flatMap(one => {
    const lift = liftOf(first, one, { alpha: alphaOf(others.length + 1), effect })
    return lift ? [{ subject: one.key, lift }] : []
  })
  const [best] = lifts.filter(one => one.lift.low > 0).sort((a, b) => b.lift.low - a.lift.low)
  if (best) return { kind: 'better', ...best }
  const isFirstBest = lifts.length === others.length && lifts.every(one => one.lift.high < 0)
  return isFirstBest ? { kind: 'first-is-best' } : undefined
}

/** Total conversions of both subjects below which the interval is meaningless. */
const MIN_COUNT = 20
/** Longer than participations count. */
const LONGEST_DAYS = 90

/** Lift over the first subject; undefined while data is insufficient. */
export function liftOf(
  first: { visitors: number; times: number },
  subject: { visitors: number; times: number },
  level: { alpha: number; effect: number },
): Lift | undefined {
  if (first.visitors === 0 || subject.visitors === 0) return undefined
  if (first.times + subject.times < MIN_COUNT) return undefined
  return compare(
    estimateRate(first.visitors, first.times),
    estimateRate(subject.visitors, subject.times),
    level,
  )
}
