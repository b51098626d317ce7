import { type Figure, type FigureKind, format, withUnit } from '../report.ts'

export type Reference = Record<FigureKind, Record<string, number>>

/** Highest accepted growth of each kind. */
export const TOLERANCES: Record<FigureKind, number> = { ratio: 1.3, count: 1, bytes: 1.03 }
/** Improvements of this size should be stored, so that they cannot be lost unnoticed. */
const WORTH_STORING = 0.85

export interface ReferenceCheck {
  /** One sentence for each figure that is worse than accepted. */
  problems: string[]
  /** Figures that are missing in the reference or in the measurement. */
  unknown: string[]
  /** Figures that are clearly better than stored. */
  improved: string[]
}

/** Compares figures with stored values. Lower is better for all kinds. */
export function compareWithReference(
  figures: readonly Figure[],
  reference: Reference,
): ReferenceCheck {
  const check: ReferenceCheck = { problems: [], unknown: [], improved: [] }
  const measured = new Set<string>()
  for (const { what, value, unit, kind } of figures) {
    if (!kind) continue
    measured.add(what)
    const stored = reference[kind]?.[what]
    if (stored === undefined) check.unknown.push(`${what} is not in the reference`)
    else if (value > stored * TOLERANCES[kind]) {
      const growth = stored === 0 ? '' : ` (${format(value / stored)} ×, ${limitOf(kind)})`
      check.problems.push(
        `${what}: ${withUnit(value, unit)} instead of ${withUnit(stored, unit)}${growth}`,
      )
    } else if (value < stored * WORTH_STORING) check.improved.push(what)
  }
  for (const stored of Object.values(reference).flatMap(values => Object.keys(values))) {
    if (!measured.has(stored)) check.unknown.push(`${stored} was not measured`)
  }
  return check
}

/** The first run with each ratio chosen from all runs. Counts and bytes do not vary. */
export function combineRuns(
  runs: readonly (readonly Figure[])[],
  choose: (values: readonly number[]) => number,
): Figure[] {
  return (runs[0] ?? []).map(figure => {
    if (figure.kind !== 'ratio') return figure
    const all = runs.flatMap(run => run.filter(({ what }) => what === figure.what))
    return { ...figure, value: choose(all.map(({ value }) => value)) }
  })
}

/** Whether only ratios are worse, which may be noise. */
export function mayBeNoise(figures: readonly Figure[], reference: Reference): boolean {
  const { problems } = compareWithReference(figures, reference)
  const fixed = figures.filter(({ kind }) => kind !== 'ratio')
  const lasting = compareWithReference(fixed, reference).problems
  return problems.length > 0 && lasting.length === 0
}

const limitOf = (kind: FigureKind) =>
  TOLERANCES[kind] === 1 ? 'must not grow' : `at most ${TOLERANCES[kind]} × accepted`

/** Stored values, rounded so that small changes do not appear in diffs. */
export function toReference(figures: readonly Figure[]): Reference {
  const reference: Reference = { ratio: {}, count: {}, bytes: {} }
  for (const { what, value, kind } of figures) {
    if (kind) reference[kind][what] = Number(value.toPrecision(3))
  }
  return reference
}
