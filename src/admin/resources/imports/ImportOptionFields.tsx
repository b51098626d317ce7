import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ImportKind, ImportOptions } from '#shop/schema'

/** The switch of each kind. */
const SWITCHES: Partial<Record<ImportKind, 'asDrafts' | 'updateExisting' | 'replaceExisting'>> = {
  products: 'asDrafts',
  customers: 'updateExisting',
  discounts: 'updateExisting',
  'tax-rates': 'replaceExisting',
}

interface ImportOptionFieldsProps {
  kind: ImportKind
  options: ImportOptions
  disabled: boolean
  /** Checks the file again. */
  onChange(options: ImportOptions): void
}

/** Choices before an import. */
export function ImportOptionFields({ kind, options, disabled, onChange }: ImportOptionFieldsProps) {
  const translate = useTranslate()
  const [prefix, setPrefix] = useState(options.prefix ?? '')
  const name = SWITCHES[kind]
  if (name) {
    return (
      <FormControlLabel
        control={
          <Checkbox
            checked={options[name] ?? false}
            disabled={disabled}
            onChange={(_, checked) => onChange({ ...options, [name]: checked })}
          />
        }
        label={translate(`resources.imports.options.${kind}`)}
      />
    )
  }
  if (kind !== 'orders') return null
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'start', flexWrap: 'wrap' }}>
      <TextField
        size="small"
        label={translate('resources.imports.options.prefix')}
        helperText={translate('resources.imports.options.prefixHelp')}
        value={prefix}
        slotProps={{ htmlInput: { maxLength: 10 } }}
        onChange={event => setPrefix(event.target.value)}
      />
      <Button
        disabled={disabled || prefix === (options.prefix ?? '')}
        onClick={() => onChange({ ...options, prefix })}
      >
        {translate('resources.imports.checkAgain')}
      </Button>
    </Stack>
  )
}
