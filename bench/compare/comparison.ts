import { alignColumns, type Figure, format, withUnit } from '../report.ts'
import { median } from '../statistics.ts'

export interface Comparison {
  what: string
  unit: string
  /** Medians of the rounds. */
  before: number
  after: number
  ratio: number
  /** Spread of the rounds of one side around its median, the larger of both; 0.05 is ± 5 %. */
  noise: number
  verdict: 'better' | 'worse' | 'same'
}

/** Differences below this ratio are never marked, because two rounds may agree by chance. */
const MIN_DIFFERENCE = 0.03
/** Of two rounds per side, one side is above the other by chance in a third of all cases. */
const NOISE_FACTOR = 2

/**
 * Compares the figures that both sides have, by name. A difference counts if it is twice the noise
 * and if no round of one side reaches into the range of the other.
 */
export function compareValues(
  before: readonly (readonly Figure[])[],
  after: readonly (readonly Figure[])[],
): Comparison[] {
  const [old, now] = [collect(before), collect(after)]
  return [...now].flatMap(([what, { figure, values }]) => {
    const earlier = old.get(what)?.values
    if (!earlier) return []
    return { what, unit: figure.unit, ...compareRounds(earlier, values, isHigherBetter(figure)) }
  })
}

export function compareRounds(
  before: readonly number[],
  after: readonly number[],
  higherIsBetter: boolean,
): Omit<Comparison, 'what' | 'unit'> {
  const [from, to] = [median(before), median(after)]
  const ratio = from === to ? 1 : to / from
  const noise = Math.max(spreadOf(before), spreadOf(after))
  const isApart =
    Math.min(...after) > Math.max(...before) || Math.max(...after) < Math.min(...before)
  const isDifferent =
    isApart && Math.abs(ratio - 1) > Math.max(noise * NOISE_FACTOR, MIN_DIFFERENCE)
  const verdict = isDifferent ? (to > from === higherIsBetter ? 'better' : 'worse') : 'same'
  return { before: from, after: to, ratio, noise, verdict }
}

/** Largest distance of a round from the median, relative to it. */
function spreadOf(values: readonly number[]): number {
  const middle = median(values)
  if (middle === 0) return 0
  return Math.max(...values.map(value => Math.abs(value - middle))) / Math.abs(middle)
}

function isHigherBetter({ aim, unit }: Figure): boolean {
  return aim ? 'atLeast' in aim : unit === '/s'
}

function collect(rounds: readonly (readonly Figure[])[]) {
  const found = new Map<string, { figure: Figure; values: number[] }>()
  for (const figure of rounds.flat()) {
    const known = found.get(figure.what) ?? { figure, values: [] }
    known.values.push(figure.value)
    found.set(figure.what, known)
  }
  return found
}

export function toComparisonTable(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map(({ what, unit, before, after, ratio, noise, verdict }) => [
    what,
    withUnit(before, unit),
    withUnit(after, unit),
    Number.isFinite(ratio) ? `${format(ratio)} ×` : '',
    `± ${format(noise * 100)} %`,
    verdict === 'same' ? '' : verdict.toUpperCase(),
  ])
  return alignColumns([['figure', 'before', 'after', 'ratio', 'noise', ''], ...rows])
}
