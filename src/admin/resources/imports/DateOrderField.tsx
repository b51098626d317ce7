import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import type { ImportOptions, ImportReport } from '#shop/schema'

interface DateOrderFieldProps {
  dates: NonNullable<ImportReport['dates']>
  disabled: boolean
  onChange(dateOrder: NonNullable<ImportOptions['dateOrder']>): void
}

/** Choice of the order of day and month, where the file does not tell. */
export function DateOrderField({ dates, disabled, onChange }: DateOrderFieldProps) {
  const translate = useTranslate()
  const t = (key: string, values = {}) => translate(`resources.imports.options.${key}`, values)
  return (
    <TextField
      select
      size="small"
      disabled={disabled}
      error={dates.order === null}
      label={t('dateOrder')}
      helperText={t('dateSample', { sample: dates.sample })}
      value={dates.order ?? ''}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      onChange={({ target }) => onChange(target.value === 'dmy' ? 'dmy' : 'mdy')}
    >
      {dates.order === null && (
        <MenuItem value="" disabled>
          {t('dateOrders.ask')}
        </MenuItem>
      )}
      {(['dmy', 'mdy'] as const).map(order => (
        <MenuItem key={order} value={order}>
          {t(`dateOrders.${order}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
