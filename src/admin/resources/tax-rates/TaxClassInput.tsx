import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useInput, useTranslate } from 'react-admin'
import { useTaxClasses } from './use-tax-classes.ts'

/** Choice of a tax class. A class that was deleted stays selected. */
export function TaxClassInput({ source }: { source: string }) {
  const translate = useTranslate()
  const { field, fieldState, id } = useInput({ source, defaultValue: '' })
  const value: string = field.value ?? ''
  const known = useTaxClasses()
  const classes = known.some(one => one.id === value)
    ? known
    : [...known, { id: value, name: value }]
  const problem = fieldState.error?.message
  return (
    <TextField
      select
      fullWidth
      id={id}
      label={translate('resources.tax-rates.fields.taxClass')}
      value={value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={Boolean(problem)}
      helperText={problem ? translate(problem, { _: problem }) : undefined}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {classes.map(one => (
        <MenuItem key={one.id} value={one.id}>
          {one.name}
        </MenuItem>
      ))}
    </TextField>
  )
}
