export interface Figure {
  what: string
  value: number
  unit: string
  /** `≤ 5` or `≥ 0.6`; missing for informative figures. */
  aim?: Aim
  /** How `--check` compares it with its stored value. */
  kind?: FigureKind
  /** Position in a chart of growth. */
  growth?: Growth
}

/** A point of a series: what grows (`chart`), and how far. */
export interface Growth {
  chart: 'modules' | 'rows' | 'connections'
  series: string
  amount: number
}

export type FigureKind = 'ratio' | 'count' | 'bytes'

export type Aim = { atMost: number } | { atLeast: number }

export function isMet(figure: Figure): boolean | undefined {
  if (!figure.aim) return undefined
  if ('atMost' in figure.aim) return figure.value <= figure.aim.atMost
  return figure.value >= figure.aim.atLeast
}

/** A table of figures with their targets and previous values. */
export function toTable(figures: readonly Figure[], previous: ReadonlyMap<string, number>): string {
  const rows = figures.map(figure => {
    const met = isMet(figure)
    const before = previous.get(figure.what)
    return [
      figure.what,
      withUnit(figure.value, figure.unit),
      aimOf(figure),
      met === undefined ? '' : met ? 'met' : 'MISSED',
      before === undefined ? '' : withUnit(before, figure.unit),
    ]
  })
  return alignColumns([['figure', 'measured', 'target', '', 'previous'], ...rows])
}

/** Pads the cells of each column to the same width. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map(row => row[column]?.length ?? 0)),
  )
  return rows
    .map(row =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export const withUnit = (value: number, unit: string) => `${format(value)} ${unit}`.trim()

export function format(value: number): string {
  if (value === 0) return '0'
  if (Number.isInteger(value) && Math.abs(value) < 1e6) return String(value)
  const size = Math.abs(value)
  return size >= 100 ? value.toFixed(0) : size >= 10 ? value.toFixed(1) : value.toFixed(2)
}

function aimOf({ aim, unit }: Figure): string {
  if (!aim) return ''
  return 'atMost' in aim ? `≤ ${withUnit(aim.atMost, unit)}` : `≥ ${withUnit(aim.atLeast, unit)}`
}
