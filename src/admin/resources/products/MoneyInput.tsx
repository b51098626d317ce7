import InputAdornment from '@mui/material/InputAdornment'
import { useInput, useTranslate } from 'react-admin'
import { MoneyField } from '../../forms/MoneyField.tsx'
import { useShop } from './use-shop.ts'

/** An amount in the shop's currency. */
export function MoneyInput(props: { source: string; label: string; help?: string }) {
  const { source, label, help } = props
  const translate = useTranslate()
  // Keep null: the form would convert it to an empty text, which means zero.
  const { field, fieldState } = useInput({
    source,
    defaultValue: null,
    parse: value => value,
    format: value => value,
  })
  const shop = useShop()
  const problem = fieldState.error?.message
  if (!shop) return null
  return (
    <MoneyField
      label={translate(label)}
      currency={shop.currency}
      value={field.value ?? null}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={Boolean(problem)}
      helperText={
        problem ? translate(problem, { _: problem }) : help && translate(help, { _: help })
      }
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: {
          endAdornment: <InputAdornment position="end">{shop.currency}</InputAdornment>,
        },
      }}
    />
  )
}
