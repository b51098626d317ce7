import Download from '@mui/icons-material/Download'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Title, useLocaleState, useTranslate } from 'react-admin'
import { formatMoney } from '#base'
import { countryName, type OneStopShopRow } from '#shop/schema'
import { callApi } from '#staff/client'
import { LoadingRows } from '../../lists/ListStates.tsx'

interface Report {
  currency: string
  rows: OneStopShopRow[]
}

/** Three years, which is longer than corrections are accepted. */
const QUARTERS = 12
const text = (key: string) => `resources.tax-report.${key}`

/** The last quarters, the latest first. */
function lastQuarters(now: Date) {
  const latest = now.getFullYear() * 4 + Math.floor(now.getMonth() / 3)
  return Array.from({ length: QUARTERS }, (_, index) => ({
    year: Math.floor((latest - index) / 4),
    quarter: ((latest - index) % 4) + 1,
  }))
}

export default function TaxReportPage() {
  const translate = useTranslate()
  const [quarters] = useState(() => lastQuarters(new Date()))
  const [chosen, setChosen] = useState(0)
  const query = quarters[chosen] ?? { year: 2000, quarter: 1 }
  const { data, isError } = useQuery({
    queryKey: ['tax-report', query],
    queryFn: () => callApi<Report>('GET', '/tax-report', { query }),
  })
  return (
    <Box sx={{ display: 'grid', gap: 2, marginBlock: 2 }}>
      <Title title={translate(text('name'), { smart_count: 1 })} />
      <Typography color="textSecondary">{translate(text('about'))}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <TextField
          select
          id="tax-report-quarter"
          label={translate(text('quarter'))}
          value={chosen}
          onChange={event => setChosen(Number(event.target.value))}
          sx={{ minInlineSize: 200 }}
        >
          {quarters.map(({ year, quarter }, index) => (
            <MenuItem key={index} value={index}>
              {translate(text('quarterName'), { quarter, year: String(year) })}
            </MenuItem>
          ))}
        </TextField>
        {data && data.rows.length > 0 && (
          <Button
            startIcon={<Download />}
            href={`/api/admin/tax-report/export?year=${query.year}&quarter=${query.quarter}`}
          >
            {translate(text('export'))}
          </Button>
        )}
      </Box>
      {isError && <Alert severity="error">{translate('errors.broken')}</Alert>}
      {!data && !isError && <LoadingRows />}
      {data?.rows.length === 0 && <Alert severity="info">{translate(text('none'))}</Alert>}
      {data && data.rows.length > 0 && <ReportTable {...data} />}
    </Box>
  )
}

function ReportTable({ currency, rows }: Report) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const money = (minor: number) => formatMoney(minor, currency, locale)
  const total = rows.reduce((sum, row) => sum + row.tax, 0)
  return (
    <Card>
      <TableContainer tabIndex={0}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate(text('country'))}</TableCell>
              <TableCell align="right">{translate(text('rate'))}</TableCell>
              <TableCell align="right">{translate(text('net'))}</TableCell>
              <TableCell align="right">{translate(text('tax'))}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(row => (
              <TableRow key={`${row.country} ${row.percent} ${row.name}`}>
                <TableCell>{countryName(row.country, locale)}</TableCell>
                <TableCell align="right">{`${row.percent.toLocaleString(locale)} %`}</TableCell>
                <TableCell align="right">{money(row.net)}</TableCell>
                <TableCell align="right">{money(row.tax)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow>
              <TableCell colSpan={3}>{translate(text('total'))}</TableCell>
              <TableCell align="right">{money(total)}</TableCell>
            </TableRow>
          </TableFooter>
        </Table>
      </TableContainer>
    </Card>
  )
}
