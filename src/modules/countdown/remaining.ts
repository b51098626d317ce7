const SECOND = 1000

/** Name, length in seconds, maximum before the next unit, digits (CD-1). */
const units = [
  { name: 'days', seconds: 86_400, wrap: Number.POSITIVE_INFINITY, digits: 3 },
  { name: 'hours', seconds: 3600, wrap: 24, digits: 2 },
  { name: 'minutes', seconds: 60, wrap: 60, digits: 2 },
  { name: 'seconds', seconds: 1, wrap: 60, digits: 2 },
] as const

export interface Unit {
  name: (typeof units)[number]['name']
  value: number
  /** At least three digits for days, two for the others. */
  digits: string
  /** Zero, and every larger unit too. */
  zero: boolean
}

/** Remaining time in units, rounded up to seconds, never negative (CD-1). */
export function remainingUnits(endsAt: number, now: number): Unit[] {
  const left = Math.max(0, Math.ceil((endsAt - now) / SECOND))
  let zero = true
  return units.map(({ name, seconds, wrap, digits }) => {
    const value = Math.floor(left / seconds) % wrap
    zero = zero && value === 0
    return { name, value, digits: String(value).padStart(digits, '0'), zero }
  })
}

/** Milliseconds until the displayed second changes. Computed each time, so that ticks do not drift. */
export function untilNextTick(endsAt: number, now: number): number {
  return (endsAt - now) % SECOND || SECOND
}
