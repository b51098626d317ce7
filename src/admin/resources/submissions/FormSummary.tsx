import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { callApi } from '#staff/client'
import { DayChart } from '../../shell/dashboard/DayChart.tsx'
import { usePercents } from '../split-tests/use-percents.ts'

interface Summary {
  days: { day: string; sent: number }[]
  started: number
  sent: number
}

/** Submissions per day and completion rate of a form. */
export function FormSummary({ form }: { form: string }) {
  const translate = useTranslate()
  const { count, share } = usePercents()
  const { data } = useQuery({
    queryKey: ['submissions', 'summary', form],
    queryFn: () => callApi<Summary>('GET', '/submissions/summary', { query: { form } }),
  })
  const t = (key: string) => translate(`resources.submissions.summary.${key}`)
  if (!data) return <Box sx={{ minBlockSize: 240 }} />
  return (
    <Box
      component="section"
      aria-label={t('title')}
      sx={{
        display: 'grid',
        gap: 2,
        padding: 2,
        gridTemplateColumns: { sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
      }}
    >
      <DayChart title={t('perDay')} days={data.days} read={day => day.sent} format={count} />
      <Card>
        <CardContent>
          <Typography variant="h3" component="h2">
            {t('completion')}
          </Typography>
          <Typography sx={{ fontSize: '1.5rem', fontWeight: 600 }}>
            {data.started > 0 ? share(Math.min(1, data.sent / data.started)) : '–'}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {translate('dashboard.inDays', { days: data.days.length })}
          </Typography>
          <Box component="dl" sx={{ display: 'grid', gap: 1, marginBlock: 2 }}>
            {(['started', 'sent'] as const).map(step => (
              <Box key={step} sx={{ display: 'flex', justifyContent: 'space-between' }}>
                <dt>{t(step)}</dt>
                <dd style={{ margin: 0 }}>{count(data[step])}</dd>
              </Box>
            ))}
          </Box>
          <Typography variant="body2" color="textSecondary">
            {t('help')}
          </Typography>
        </CardContent>
      </Card>
    </Box>
  )
}
