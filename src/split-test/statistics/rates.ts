import type { Goal, RecordType } from '../schema.ts'

/** How many visitors did what. */
export type Counts = Partial<Record<RecordType, number>>

/** In percent with two decimals; 0 where there is nothing to divide by. */
export interface Rates {
  clicks: number
  reads: number
  bounces: number
  engagements: number
  conversions: number
  taggedConversions: number
  /** Visitors for whom something did not work. */
  errors: number
}

/** The rates of the specification (behaviour §9), and that of errors. */
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

/** By what subjects are compared. */
export function decidingType(goal: Goal): RecordType {
  if (goal === 'click') return 'click_goal'
  return goal === 'tag' ? 'con_short' : 'con_goal'
}

const percent = (part: number, whole: number) => (whole > 0 ? round((100 * part) / whole) : 0)
const round = (value: number) => Math.round(value * 100) / 100
