/** Order of day and month in dates with slashes, such as `31/12/2026` and `12/31/2026`. */
export type DateOrder = 'dmy' | 'mdy'

const SLASHED =
  /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?:,? (\d{1,2}):(\d{2})(?::(\d{2}))? ?(am|pm)?)?$/i
const MONTHS = 12
const NOON = 12

export const isSlashedDate = (text: string) => SLASHED.test(text.trim())

/**
 * Collects dates with slashes until one of them tells the order: its other number is no month.
 * Files that contradict themselves have none.
 */
export function createDateOrderFinder() {
  let isDayFirst = false
  let isMonthFirst = false
  let sample: string | undefined
  return {
    add(text: string) {
      const [, first, second] = SLASHED.exec(text.trim()) ?? []
      if (!first) return
      sample ??= text.trim()
      if (Number(first) > MONTHS) isDayFirst = true
      if (Number(second) > MONTHS) isMonthFirst = true
    },
    /** A date with slashes, if there is one. */
    sample: () => sample,
    order(): DateOrder | undefined {
      if (isDayFirst === isMonthFirst) return undefined
      return isDayFirst ? 'dmy' : 'mdy'
    },
  }
}

/** A date with slashes as `2026-12-31` or `2026-12-31T18:30:00`; undefined for other texts. */
export function toIsoDate(text: string, order: DateOrder): string | undefined {
  const match = SLASHED.exec(text.trim())
  if (!match) return undefined
  const [, first = '', second = '', year = '', hour, minute = '00', seconds = '00', half] = match
  const [day, month] = order === 'dmy' ? [first, second] : [second, first]
  const date = `${year.length === 2 ? `20${year}` : year}-${pad(month)}-${pad(day)}`
  if (hour === undefined) return date
  const isPm = half?.toLowerCase() === 'pm'
  const hours = half ? (Number(hour) % NOON) + (isPm ? NOON : 0) : Number(hour)
  return `${date}T${pad(String(hours))}:${minute}:${seconds}`
}

const pad = (part: string) => part.padStart(2, '0')
