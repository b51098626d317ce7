import type { Figure } from '../report.ts'

const MAX_GROWTH = 1.3

/** Ratios of the same figures with many and with few rows, in the same order. */
export function growthOf(few: readonly Figure[], many: readonly Figure[]): Figure[] {
  return many.map(({ what, value }, index) => ({
    what: `${what}, to a thousand`,
    value: value / (few[index]?.value ?? Number.NaN),
    unit: '×',
    aim: { atMost: MAX_GROWTH },
  }))
}
