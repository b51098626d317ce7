import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useDates } from '../../lists/dates.tsx'
import type { CountedTotals, Period } from './split-test.ts'
import { usePercents } from './use-percents.ts'

const PERIODS: readonly Period[] = ['day', 'week', 'month', 'all']

interface SeriesChartProps {
  series: readonly { from: number; subjects: Record<string, CountedTotals> }[]
  subjects: readonly { key: string; name: string }[]
  period: Period
  onPeriod(period: Period): void
}

/** Time series: hours of a day, days of a week or month, weeks overall (spec §9). */
export function SeriesChart({ series, subjects, period, onPeriod }: SeriesChartProps) {
  const translate = useTranslate()
  const { count } = usePercents()
  const { day, moment } = useDates()
  const text = (key: string, values = {}) => translate(`resources.split-tests.${key}`, values)
  const some = series.filter(({ subjects: own }) =>
    Object.values(own).some(one => one.visitors > 0),
  )
  return (
    <Box component="section" aria-labelledby="series">
      <Typography variant="h3" component="h2" id="series">
        {text('series')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={period}
        onChange={(_, next: Period | null) => next && onPeriod(next)}
        aria-labelledby="series"
        sx={{ marginBlock: 1 }}
      >
        {PERIODS.map(one => (
          <ToggleButton key={one} value={one} sx={{ color: 'text.primary' }}>
            {text(`period.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {some.length === 0 ? (
        <Typography color="textSecondary">{text('noVisitors')}</Typography>
      ) : (
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-labelledby="series">
            <TableHead>
              <TableRow>
                <TableCell>{text('from')}</TableCell>
                {subjects.map(({ key, name }) => (
                  <TableCell key={key} align="right">
                    {name}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {some.toReversed().map(({ from, subjects: own }) => (
                <TableRow key={from}>
                  <TableCell component="th" scope="row">
                    {period === 'day' ? moment(from) : day(from)}
                  </TableCell>
                  {subjects.map(({ key }) => (
                    <TableCell key={key} align="right">
                      {text('ofVisitors', {
                        times: count(own[key]?.times ?? 0),
                        visitors: count(own[key]?.visitors ?? 0),
                      })}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Box>
  )
}
