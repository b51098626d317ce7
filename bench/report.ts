import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Figure {
  what: string
  value: number
  unit: string
  /** `≤ 5` or `≥ 0.6`; missing for informative figures. */
  aim?: { atMost: number } | { atLeast: number }
}

export function isMet(figure: Figure): boolean | undefined {
  if (!figure.aim) return undefined
  if ('atMost' in figure.aim) return figure.value <= figure.aim.atMost
  return figure.value >= figure.aim.atLeast
}

/** Prints the table and writes it as JSON to `bench/results/`. */
export function report(figures: Figure[]) {
  const rows = figures.map(figure => {
    const met = isMet(figure)
    return [
      figure.what,
      `${format(figure.value)} ${figure.unit}`.trim(),
      aimOf(figure),
      met === undefined ? '' : met ? 'met' : 'MISSED',
    ]
  })
  const heads = ['figure', 'measured', 'aim', '']
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map(row => row[column]?.length ?? 0)),
  )
  for (const row of [heads, ...rows]) {
    console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  }
  const folder = join(import.meta.dirname, 'results')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}.json`)
  writeFileSync(file, JSON.stringify(figures, null, 2))
  const missed = figures.filter(figure => isMet(figure) === false).length
  console.log(`\n${figures.length} figures, ${missed} missed. ${file}`)
}

function aimOf({ aim, unit }: Figure): string {
  if (!aim) return ''
  return 'atMost' in aim ? `≤ ${aim.atMost} ${unit}`.trim() : `≥ ${aim.atLeast} ${unit}`.trim()
}

function format(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
}
