import InputAdornment from '@mui/material/InputAdornment'
import { required, useInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { MoneyField } from '../../forms/MoneyField.tsx'

interface MoneyInputProps {
  source: string
  label: string
  /** An empty field is null. */
  isOptional?: boolean
}

/** An amount in the shop's currency, which is chosen on another tab. */
export function MoneyInput({ source, label, isOptional = false }: MoneyInputProps) {
  const translate = useTranslate()
  const currency = (useWatch({ name: 'shop.currency' }) as string | undefined) ?? 'EUR'
  const { field, fieldState } = useInput({
    source,
    defaultValue: isOptional ? null : 0,
    ...(!isOptional && { validate: required() }),
  })
  const problem = fieldState.error?.message
  return (
    <MoneyField
      required={!isOptional}
      label={translate(label)}
      currency={currency}
      value={typeof field.value === 'number' ? field.value : null}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={Boolean(problem)}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
      }}
    />
  )
}
