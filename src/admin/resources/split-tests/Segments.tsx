import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { SplitTestWithReport } from './split-test.ts'
import { usePercents } from './use-percents.ts'

interface SegmentsProps {
  segments: SplitTestWithReport['report']['segments']
  nameOf(key: string): string
}

/** Results by segment; intervals account for multiple comparisons. */
export function Segments({ segments, nameOf }: SegmentsProps) {
  const translate = useTranslate()
  const { lift: showLift, count } = usePercents()
  const text = (key: string, values = {}) => translate(`resources.split-tests.${key}`, values)
  const seen = segments.filter(({ subjects }) => subjects.some(one => one.visitors > 0))
  if (seen.length === 0) return null
  return (
    <Box component="section" aria-labelledby="segments" sx={{ overflowX: 'auto' }}>
      <Typography variant="h3" component="h2" id="segments">
        {text('segments')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {text('segmentsHelp')}
      </Typography>
      <Table size="small" aria-labelledby="segments">
        <TableHead>
          <TableRow>
            <TableCell>{text('segment')}</TableCell>
            {seen[0]?.subjects.map(({ key }) => (
              <TableCell key={key} align="right">
                {nameOf(key)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {seen.map(({ device, isReturning, subjects }) => (
            <TableRow key={device ?? String(isReturning)}>
              <TableCell component="th" scope="row">
                {text(`segmentOf.${device ?? (isReturning ? 'returning' : 'new')}`)}
              </TableCell>
              {subjects.map(({ key, visitors, times, lift }) => (
                <TableCell key={key} align="right">
                  {text('ofVisitors', { times: count(times), visitors: count(visitors) })}
                  {lift && (
                    <>
                      <br />
                      {text('between', { low: showLift(lift.low), high: showLift(lift.high) })}
                    </>
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
