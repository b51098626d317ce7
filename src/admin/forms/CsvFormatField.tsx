import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { ENCODINGS, type Encoding } from '#base'
import type { CsvFormat } from '#csv/schema'

interface CsvFormatFieldProps {
  format: CsvFormat
  disabled?: boolean
  /** Called when staff overrides the detected encoding. */
  onChange(encoding: Encoding): void
}

/** Shows how a CSV file was read, with a choice of encodings. */
export function CsvFormatField({ format, disabled = false, onChange }: CsvFormatFieldProps) {
  const translate = useTranslate()
  return (
    <TextField
      select
      size="small"
      disabled={disabled}
      label={translate('csv.encoding')}
      helperText={translate('csv.encodingHelp', {
        separator: translate(`csv.separators.${SEPARATORS[format.delimiter] ?? 'comma'}`),
      })}
      value={format.encoding}
      onChange={event => onChange(event.target.value as Encoding)}
    >
      {ENCODINGS.map(encoding => (
        <MenuItem key={encoding} value={encoding}>
          {translate(`csv.encodings.${encoding}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}

const SEPARATORS: Record<string, string> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
}
