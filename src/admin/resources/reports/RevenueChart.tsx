import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import type { ReportOverview } from '#shop/schema'
import { formatInterval, formatMetric, type Metric, metricValue } from './report-values.ts'

const HEIGHT = 220
const STEP = 20
const BAR = 14

interface RevenueChartProps {
  report: ReportOverview
  metric: Metric
}

/**
 * Bars of a metric by day or month, with the compared period as a line. Arrow keys move between
 * bars. The table below the chart has the same values.
 */
export function RevenueChart({ report, metric }: RevenueChartProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { palette } = useTheme()
  const [active, setActive] = useState<number>()
  const { points, compared, currency } = report
  const values = points.map(point => metricValue(metric, point))
  const before =
    compared?.points.slice(0, points.length).map(point => metricValue(metric, point)) ?? []
  const top = Math.max(0, ...values, ...before)
  const bottom = Math.min(0, ...values, ...before)
  const span = top - bottom || 1
  const yOf = (value: number) => ((top - value) / span) * HEIGHT
  const width = points.length * STEP
  const show = (value: number) => formatMetric(metric, value, currency, locale)
  const name = translate(`resources.reports.metrics.${metric}`)
  const last = points.at(-1)
  const onKeyDown = (event: KeyboardEvent) => {
    const end = points.length - 1
    const next = {
      ArrowLeft: Math.max((active ?? end + 1) - 1, 0),
      ArrowRight: Math.min((active ?? -1) + 1, end),
      Home: 0,
      End: end,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
  }
  const textOf = (index: number) => {
    const interval = points[index]?.interval
    if (!interval) return ''
    const value = `${formatInterval(interval, locale)}: ${show(values[index] ?? 0)}`
    const earlier = before[index]
    if (earlier === undefined) return value
    return `${value} (${translate('resources.reports.before', { value: show(earlier) })})`
  }
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="body2" color="textSecondary" aria-hidden="true">
          {show(top)}
        </Typography>
        <Typography variant="body2" aria-hidden="true" sx={{ textAlign: 'end', minBlockSize: 20 }}>
          {active !== undefined && textOf(active)}
        </Typography>
      </Box>
      <Box
        role="slider"
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={(active ?? 0) + 1}
        aria-valuetext={textOf(active ?? 0)}
        aria-label={translate('resources.reports.chart', { metric: name })}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={() => setActive(undefined)}
      >
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          width="100%"
          height={HEIGHT}
          preserveAspectRatio="none"
          aria-hidden="true"
          onPointerLeave={() => setActive(undefined)}
          style={{ display: 'block', marginBlock: 8 }}
        >
          {points.map(({ interval }, index) => {
            const value = values[index] ?? 0
            return (
              <g key={interval.from} onPointerEnter={() => setActive(index)}>
                <rect
                  x={index * STEP}
                  width={STEP}
                  height={HEIGHT}
                  fill={active === index ? palette.action.hover : 'transparent'}
                />
                <rect
                  x={index * STEP + (STEP - BAR) / 2}
                  y={Math.min(yOf(value), yOf(0))}
                  width={BAR}
                  height={Math.max(Math.abs(yOf(value) - yOf(0)), 1)}
                  fill={value < 0 ? palette.error.main : palette.primary.main}
                  opacity={value === 0 ? 0.3 : 1}
                />
              </g>
            )
          })}
          {before.length > 1 && (
            <polyline
              points={before
                .map((value, index) => `${index * STEP + STEP / 2},${yOf(value)}`)
                .join(' ')}
              fill="none"
              stroke={palette.text.secondary}
              strokeWidth={2}
              strokeDasharray="6 4"
              vectorEffect="non-scaling-stroke"
              pointerEvents="none"
            />
          )}
        </svg>
      </Box>
      <Typography
        variant="body2"
        color="textSecondary"
        aria-hidden="true"
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}
      >
        <span>{points[0] && formatInterval(points[0].interval, locale)}</span>
        {before.length > 1 && <span>{translate('resources.reports.dashed')}</span>}
        <span>{last && points.length > 1 && formatInterval(last.interval, locale)}</span>
      </Typography>
    </Box>
  )
}
