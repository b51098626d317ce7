import Download from '@mui/icons-material/Download'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { Title, useLocaleState, useTranslate } from 'react-admin'
import { LoadingRows, NotLoaded } from '../../lists/ListStates.tsx'
import { OverviewPanel } from './OverviewPanel.tsx'
import { PeriodBar } from './PeriodBar.tsx'
import { formatRange } from './report-values.ts'
import { TablePanel } from './TablePanel.tsx'
import {
  hasValidPeriod,
  periodQuery,
  REPORT_TABS,
  type ReportChoice,
  type ReportTab,
  useOverview,
  useReportChoice,
} from './use-report.ts'

const text = (key: string) => `resources.reports.${key}`

export default function ReportsPage() {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { choice, change } = useReportChoice()
  const { tab } = choice
  // Also for the other tabs, which show its range and currencies.
  const { data, error, refetch, isPlaceholderData } = useOverview(choice)
  const isValid = hasValidPeriod(choice)
  return (
    <Box sx={{ display: 'grid', gap: 2, marginBlock: 2, minInlineSize: 0 }}>
      <Title title={translate(text('name'), { smart_count: 2 })} />
      <Typography color="textSecondary">{translate(text('intro'))}</Typography>
      <Tabs
        value={tab}
        onChange={(_event, value: ReportTab) => change({ tab: value })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate(text('name'), { smart_count: 2 })}
      >
        {REPORT_TABS.map(name => (
          <Tab
            key={name}
            value={name}
            label={translate(text(`tabs.${name}`))}
            id={`reports-tab-${name}`}
            aria-controls="reports-panel"
          />
        ))}
      </Tabs>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {tab !== 'stock' && (
          <PeriodBar
            choice={choice}
            currencies={data?.currencies ?? []}
            range={data?.range}
            onChange={change}
          />
        )}
        {isValid && (
          <Button startIcon={<Download />} href={exportUrl(choice)}>
            {translate(text('export'))}
          </Button>
        )}
      </Box>
      {data && isValid && tab !== 'stock' && (
        <Typography>
          {formatRange(data.range, locale)}
          {tab === 'overview' &&
            data.compared &&
            ` · ${translate(text('comparedWith'), { range: formatRange(data.compared.range, locale) })}`}
        </Typography>
      )}
      <Box
        id="reports-panel"
        role="tabpanel"
        aria-labelledby={`reports-tab-${tab}`}
        aria-busy={isPlaceholderData}
        sx={{ display: 'grid', gap: 2, minInlineSize: 0 }}
      >
        {isValid && tab !== 'overview' && <TablePanel key={tab} choice={choice} report={tab} />}
        {isValid && tab === 'overview' && error && <NotLoaded error={error} onRetry={refetch} />}
        {isValid && tab === 'overview' && !error && !data && <LoadingRows />}
        {isValid && tab === 'overview' && !error && data && <OverviewPanel report={data} />}
      </Box>
    </Box>
  )
}

function exportUrl(choice: ReportChoice): string {
  const { tab } = choice
  const query = new URLSearchParams(periodQuery(choice))
  if (tab === 'overview') return `/api/admin/reports/export?${query}`
  query.set('report', tab)
  return `/api/admin/reports/table/export?${query}`
}
