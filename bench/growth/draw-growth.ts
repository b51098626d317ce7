import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Figure, Growth } from '../report.ts'
import { drawChart, type Panel } from './growth-chart.ts'

const AXES: Record<Growth['chart'], { title: string; xLabel: string }> = {
  modules: { title: 'Modules of a page', xLabel: 'modules' },
  rows: { title: 'Rows of a list, p95', xLabel: 'rows' },
  connections: { title: 'Connections at once, p95', xLabel: 'connections' },
}

/** Writes a chart of the growth figures; figures in other units than milliseconds are left out. */
export function drawGrowth(figures: readonly Figure[], file: string) {
  const panels = toPanels(figures)
  if (panels.length === 0) {
    console.error(
      'There is nothing to draw: run growth-modules, growth-rows or growth-connections.',
    )
    return
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, drawChart(panels))
  console.log(`The chart is ${file}.`)
}

export function toPanels(figures: readonly Figure[]): Panel[] {
  const charts = Object.entries(AXES) as [Growth['chart'], (typeof AXES)['rows']][]
  return charts.flatMap(([chart, axes]) => {
    const series = new Map<string, { x: number; y: number }[]>()
    for (const { growth, value, unit } of figures) {
      if (growth?.chart !== chart || unit !== 'ms') continue
      const points = series.get(growth.series) ?? []
      points.push({ x: growth.amount, y: value })
      series.set(growth.series, points)
    }
    if (series.size === 0) return []
    const lines = [...series].map(([name, points]) => ({ name, points }))
    return { ...axes, yLabel: 'ms', series: lines }
  })
}
