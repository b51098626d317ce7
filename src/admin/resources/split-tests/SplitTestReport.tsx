import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { useDates } from '../../lists/dates.tsx'
import { ListNotLoaded } from '../../lists/ListStates.tsx'
import { LiftChart } from './LiftChart.tsx'
import { SampleData } from './SampleData.tsx'
import { Segments } from './Segments.tsx'
import { SeriesChart } from './SeriesChart.tsx'
import { SplitTestActions } from './SplitTestActions.tsx'
import { SubjectTable } from './SubjectTable.tsx'
import { Sums } from './Sums.tsx'
import { type Period, useSplitTest } from './split-test.ts'
import { useVerdict } from './use-verdict.ts'

/** AB-5: report of a test, verdict first. */
export default function SplitTestReport() {
  const translate = useTranslate()
  const { id = '' } = useParams()
  const [period, setPeriod] = useState<Period>('all')
  const { data: test, error } = useSplitTest(id, period)
  const { day } = useDates()
  const sayVerdict = useVerdict()
  const text = (key: string, values = {}) => translate(`resources.split-tests.${key}`, values)
  if (error) return <ListNotLoaded />
  if (!test) return null
  const { report, definition, status, page } = test
  const nameOf = (key: string) => report.subjects.find(one => one.key === key)?.name ?? key
  const verdict = sayVerdict(report, nameOf)
  return (
    <Box sx={{ display: 'grid', gap: 3, maxInlineSize: 1100, marginBlock: 2 }}>
      <Title title={test.name} />
      <Box>
        <Typography variant="body2" color="textSecondary">
          {text(`status.${status}`)} · {text('since', { date: day(test.startedAt) })} ·{' '}
          {page.title ? (
            <Link component={RouterLink} to={`/pages/${page.id}`} color="inherit">
              {page.title}
            </Link>
          ) : (
            text('pageGone')
          )}{' '}
          · {text(`goal.${definition.goal}`)}
        </Typography>
        <Typography variant="h2" component="p" sx={{ marginBlock: 1, textWrap: 'balance' }}>
          {status === 'ended' && test.winner
            ? text('endedWith', { name: nameOf(test.winner) })
            : verdict.sentence}
        </Typography>
        {verdict.more && <Typography>{verdict.more}</Typography>}
      </Box>
      {status === 'paused' && (
        <Alert severity="warning">{text(`pauseReason.${test.pauseReason ?? 'staff'}`)}</Alert>
      )}
      {test.sampleUntil !== null && <SampleData test={test} />}
      {report.verdict.kind === 'wrong-ratio' && (
        <Alert severity="error">{text('wrongRatio')}</Alert>
      )}
      {report.guardrails.map(({ what, subject, lift }) => (
        <Alert severity="warning" key={what + subject}>
          {text(`guardrail.${what}`, { name: nameOf(subject), ...percents(lift) })}
        </Alert>
      ))}
      <SplitTestActions test={test} />
      <LiftChart subjects={report.subjects} />
      <SubjectTable subjects={report.subjects} />
      <SeriesChart
        series={report.series}
        subjects={report.subjects}
        period={period}
        onPeriod={setPeriod}
      />
      <Sums sums={report.sums} nameOf={nameOf} />
      <Segments segments={report.segments} nameOf={nameOf} />
    </Box>
  )
}

const percents = ({ low, high }: { low: number; high: number }) => ({ low, high })
