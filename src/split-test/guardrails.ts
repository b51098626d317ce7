import { compare, estimateRate, type Lift } from './statistics/compare.ts'
import type { Counts } from './statistics/rates.ts'

/** The part of a subject's report that guardrails compare. */
interface Compared {
  key: string
  counts: Counts
  revenueLift: Lift | undefined
  orderValueLift: Lift | undefined
}

/** A metric that must not get worse while another improves. */
export interface Guardrail {
  what: 'bounces' | 'revenue' | 'orderValue' | 'errors'
  subject: string
  /** For `errors`, the lift of visitors without errors, because ratios of rare errors are meaningless. */
  lift: Lift
}

/** Minimum over all subjects; below it the bounds are meaningless. */
const MIN_ERRORS = 20

function errorFreeLiftOf(
  first: Counts,
  subject: Counts,
  level: { alpha: number; effect: number },
): Lift | undefined {
  if ((first.error ?? 0) + (subject.error ?? 0) < MIN_ERRORS) return undefined
  const errorFree = ({ view_page = 0, error = 0 }: Counts) =>
    estimateRate(view_page, Math.max(0, view_page - error))
  return compare(errorFree(first), errorFree(subject), level)
}

export function guardrailsOf(
  subjects: readonly Compared[],
  level: { alpha: number; effect: number },
): Guardrail[] {
  const [first, ...others] = subjects
  if (!first) return []
  const staysOf = ({ counts: { view_page = 0, read_page = 0 } }: Compared) =>
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
