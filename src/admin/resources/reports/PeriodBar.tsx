import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { COMPARISONS, REPORT_PERIODS } from '#shop/schema'
import { hasValidPeriod, type ReportChoice } from './use-report.ts'

const text = (key: string) => `resources.reports.${key}`

interface PeriodBarProps {
  choice: ReportChoice
  currencies: readonly string[]
  /** Displayed range, with which a custom period starts. */
  range: { from: string; to: string } | undefined
  onChange(changes: Partial<ReportChoice>): void
}

/** Chooses the period, the comparison and the currency. */
export function PeriodBar({ choice, currencies, range, onChange }: PeriodBarProps) {
  const translate = useTranslate()
  const isValid = hasValidPeriod(choice)
  const select = (
    name: 'period' | 'compare' | 'currency',
    label: string,
    choices: readonly (readonly [value: string, name: string])[],
  ) => (
    <TextField
      select
      id={`reports-${name}`}
      label={translate(text(label))}
      value={choice[name] || choices[0]?.[0]}
      onChange={event => {
        const value = event.target.value
        const start = value === 'custom' && range ? range : {}
        onChange({ [name]: value, ...start })
      }}
      sx={{ minInlineSize: 180 }}
    >
      {choices.map(([value, shown]) => (
        <MenuItem key={value} value={value}>
          {shown}
        </MenuItem>
      ))}
    </TextField>
  )
  const day = (name: 'from' | 'to') => (
    <TextField
      id={`reports-${name}`}
      type="date"
      label={translate(text(name))}
      value={choice[name]}
      error={!isValid}
      helperText={isValid || name === 'from' ? undefined : translate('errors.report-period')}
      onChange={event => onChange({ [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
  const named = <Value extends string>(values: readonly Value[], group: string) =>
    values.map(value => [value, translate(text(`${group}.${value}`))] as const)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start' }}>
      {select('period', 'period', named(REPORT_PERIODS, 'periods'))}
      {choice.period === 'custom' && day('from')}
      {choice.period === 'custom' && day('to')}
      {choice.tab === 'overview' && select('compare', 'compare', named(COMPARISONS, 'comparisons'))}
      {currencies.length > 1 &&
        select(
          'currency',
          'currency',
          currencies.map(code => [code, code] as const),
        )}
    </Box>
  )
}
