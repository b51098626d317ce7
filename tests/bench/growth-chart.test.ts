import { describe, expect, it } from 'vitest'
import { toPanels } from '../../bench/growth/draw-growth.ts'
import { drawChart } from '../../bench/growth/growth-chart.ts'
import { createLogScale } from '../../bench/growth/log-scale.ts'

describe('logarithmic scale', () => {
  it('gives equal ratios equal distances', () => {
    const { position } = createLogScale([10, 1000, 100_000], { from: 0, to: 400 })
    expect([10, 100, 1000, 100_000].map(position)).toEqual([0, 100, 200, 400])
  })

  it('ends at round values around the data', () => {
    expect(createLogScale([3, 40], { from: 0, to: 1 }).ticks).toEqual([2, 5, 10, 20, 50])
    expect(createLogScale([0.3, 6000], { from: 0, to: 1 }).ticks).toEqual([
      0.1, 1, 10, 100, 1000, 10_000,
    ])
  })

  it('grows upward if positions fall', () => {
    const { position, ticks } = createLogScale([1, 100], { from: 300, to: 100 })
    expect(ticks.map(position)[0]).toBe(300)
    expect(position(100)).toBe(100)
  })

  it('has a range for a single value, and places zero at its start', () => {
    const { position, ticks } = createLogScale([5, 5], { from: 0, to: 100 })
    expect(ticks.length).toBeGreaterThan(1)
    expect(position(0)).toBe(0)
    expect(position(5)).toBeLessThanOrEqual(100)
  })
})

describe('chart of growth', () => {
  const figures = [1, 100].map(amount => ({
    what: `page, ${amount}`,
    value: amount * 2,
    unit: 'ms',
    growth: { chart: 'modules' as const, series: 'uncached & rendered', amount },
  }))

  it('collects the points of each series', () => {
    const other = { ...figures[0], what: 'bytes', value: 1, unit: 'KB' }
    expect(toPanels([...figures, other])).toEqual([
      {
        title: 'Modules of a page',
        xLabel: 'modules',
        yLabel: 'ms',
        series: [
          {
            name: 'uncached & rendered',
            points: [
              { x: 1, y: 2 },
              { x: 100, y: 200 },
            ],
          },
        ],
      },
    ])
    expect(toPanels([{ what: 'a', value: 1, unit: 'ms' }])).toEqual([])
  })

  it('labels axes and series and escapes them', () => {
    const svg = drawChart(toPanels(figures))
    expect(svg).toContain('>modules</text>')
    expect(svg).toContain('>uncached &amp; rendered</text>')
    expect(svg).toContain('prefers-color-scheme: dark')
    expect(svg).not.toContain('NaN')
  })
})
