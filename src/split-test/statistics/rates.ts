import type { Goal, RecordType } from '../schema.ts'

/** Number of visitors per event type. */
export type Counts = Partial<Record<RecordType, number>>

/** Percentages with two decimals; 0 if the denominator is 0. */
export interface Rates {
  clicks: number
  reads: number
  bounces: number
  engagements: number
  conversions: number
  taggedConversions: number
  /** Visitors with an error. */
  errors: number
}

/** Rates of the specification (behaviour §9) and the error rate. */
export function ratesOf({
  view_page: views = 0,
  read_page: stays = 0,
  view_goal: seen = 0,
  read_goal: read = 0,
  click_goal: clicks = 0,
  con_goal: conversions = 0,
  con_short: tagged = 0,
  error: failures = 0,
}: Counts): Rates {
  return {
    clicks: percent(clicks, views),
    reads: percent(read, views),
    bounces: views > 0 ? round(100 - percent(stays, views)) : 0,
    engagements: percent(read, seen),
    conversions: percent(conversions, views),
    taggedConversions: percent(tagged, views),
    errors: percent(Math.min(failures, views), views),
  }
}

/** Event type by which subjects are compared. */
export function decidingType(goal: Goal): RecordType {
  if (goal === 'click') return 'click_goal'
  return goal === 'tag' ? 'con_short' : 'con_goal'
}

const percent = (part: number, whole: number) => (whole > 0 ? round((100 * part) / whole) : 0)
const round = (value: number) => Math.round(value * 100) / 100
