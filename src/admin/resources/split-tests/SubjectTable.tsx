import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { SubjectReport } from './split-test.ts'
import { usePercents } from './use-percents.ts'

const RATES = [
  'clicks',
  'reads',
  'bounces',
  'engagements',
  'conversions',
  'taggedConversions',
  'errors',
] as const

/** Figures per subject: rates of the specification (spec §9) and errors. */
export function SubjectTable({ subjects }: { subjects: readonly SubjectReport[] }) {
  const translate = useTranslate()
  const { share, rate, count } = usePercents()
  const text = (key: string) => translate(`resources.split-tests.${key}`)
  return (
    <Box component="section" aria-labelledby="figures" sx={{ overflowX: 'auto' }}>
      <Typography variant="h3" component="h2" id="figures">
        {text('figures')}
      </Typography>
      <Table size="small" aria-labelledby="figures">
        <TableHead>
          <TableRow>
            <TableCell>{text('subject')}</TableCell>
            <TableCell align="right">{text('visitors')}</TableCell>
            <TableCell align="right">{text('isBest')}</TableCell>
            {RATES.map(name => (
              <TableCell key={name} align="right">
                {text(`rate.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {subjects.map(({ key, name, counts, rates, posterior }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{count(counts.view_page ?? 0)}</TableCell>
              <TableCell align="right">{share(posterior.isBest)}</TableCell>
              {RATES.map(one => (
                <TableCell key={one} align="right">
                  {rate(rates[one] ?? 0)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
