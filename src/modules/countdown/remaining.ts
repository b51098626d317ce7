const SECOND = 1000

/** Name, seconds in one, values before the next larger one, digits, long and short words (CD-1). */
const units = [
  { name: 'days', seconds: 86_400, wrap: Number.POSITIVE_INFINITY, digits: 3, short: 'Day' },
  { name: 'hours', seconds: 3600, wrap: 24, digits: 2, short: 'Hrs' },
  { name: 'minutes', seconds: 60, wrap: 60, digits: 2, short: 'Min' },
  { name: 'seconds', seconds: 1, wrap: 60, digits: 2, short: 'Sec' },
] as const

export interface Unit {
  name: (typeof units)[number]['name']
  value: number
  /** At least three digits for days, two for the others. */
  digits: string
  label: string
  short: string
  /** Zero, and every larger unit too. */
  zero: boolean
}

/** Time left as units; never negative, whole seconds, the last of them shown until it is over (CD-1). */
export function remainingUnits(endsAt: number, now: number): Unit[] {
  const left = Math.max(0, Math.ceil((endsAt - now) / SECOND))
  let zero = true
  return units.map(({ name, seconds, wrap, digits, short }) => {
    const value = Math.floor(left / seconds) % wrap
    zero = zero && value === 0
    const word = name[0]?.toUpperCase() + name.slice(1, value === 1 ? -1 : undefined)
    return { name, value, digits: String(value).padStart(digits, '0'), label: word, short, zero }
  })
}

/** Milliseconds until the shown second changes: measured anew each time, so that ticks never drift. */
export function untilNextTick(endsAt: number, now: number): number {
  return (endsAt - now) % SECOND || SECOND
}
