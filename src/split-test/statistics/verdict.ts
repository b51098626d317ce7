import { DAY } from '#base'
import { compare, estimateRate, type Lift } from './compare.ts'
import { alphaOf, planTest } from './plan.ts'

/** A subject's figures, by what the test is for. */
export interface SubjectFigures {
  key: string
  weight: number
  visitors: number
  /** How many of them did what the test is for. */
  times: number
}

/** What the figures say; the first subject is what the page was before. */
export type Verdict =
  /** Nobody has come yet. */
  | { kind: 'no-visitors' }
  /** Visitors were not split as they should have been: nothing else can be believed. */
  | { kind: 'wrong-ratio' }
  /** `days`: until the test has seen as many visitors as it needs; undefined where so few come that it never will. */
  | { kind: 'too-early'; days: number | undefined }
  | { kind: 'better'; subject: string; lift: Lift }
  /** All others are worse. */
  | { kind: 'first-is-best' }
  /** Enough came to find the effect that was looked for: it is not there. */
  | { kind: 'alike' }

export interface Looked {
  subjects: readonly SubjectFigures[]
  /** Whether visitors were split otherwise than the weights say (`sample-ratio.ts`). */
  isWrongRatio: boolean
  /** How long visitors took part. */
  ranMs: number
  minDays: number
  /** Of 1. */
  effect: number
}

/** One sentence's worth, true at whatever moment somebody looks. */
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

/** What the comparisons with the first subject say, if anything. */
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

/** Of both together: with fewer the bounds say nothing. */
const LEAST_TIMES = 20
/** Longer than visitors are counted: nothing to wait for. */
const LONGEST_DAYS = 90

/** How much better a subject is than the first; undefined as long as next to nothing is known. */
export function liftOf(
  first: { visitors: number; times: number },
  subject: { visitors: number; times: number },
  level: { alpha: number; effect: number },
): Lift | undefined {
  if (first.visitors === 0 || subject.visitors === 0) return undefined
  if (first.times + subject.times < LEAST_TIMES) return undefined
  return compare(
    estimateRate(first.visitors, first.times),
    estimateRate(subject.visitors, subject.times),
    level,
  )
}
