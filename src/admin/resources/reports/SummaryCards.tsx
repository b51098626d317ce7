import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useLocaleState, useTranslate } from 'react-admin'
import type { ReportOverview } from '#shop/schema'
import { changeOf, formatMetric, metricsOf, metricValue } from './report-values.ts'

/** Totals of the period and their change. */
export function SummaryCards({ report }: { report: ReportOverview }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { totals, compared, currency } = report
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 1.5,
        margin: 0,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 170px), 1fr))',
      }}
    >
      {metricsOf(report).map(metric => {
        const value = metricValue(metric, totals)
        const before = compared ? metricValue(metric, compared.totals) : undefined
        const change = before === undefined ? undefined : changeOf(value, before)
        return (
          // A list of definitions allows one element around its pairs.
          <Card key={metric} sx={{ padding: 2 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {translate(`resources.reports.metrics.${metric}`)}
            </Typography>
            <Box component="dd" sx={{ margin: 0 }}>
              <Typography component="span" sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
                {formatMetric(metric, value, currency, locale)}
              </Typography>
              {before !== undefined && (
                <Typography variant="body2" color="textSecondary">
                  {translate('resources.reports.before', {
                    value: formatMetric(metric, before, currency, locale),
                  })}
                  {change !== undefined && ` · ${formatChange(change, locale)}`}
                </Typography>
              )}
            </Box>
          </Card>
        )
      })}
    </Box>
  )
}

const formatChange = (percent: number, locale: string) =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  }).format(percent / 100)
