import InputAdornment from '@mui/material/InputAdornment'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useState } from 'react'
import { useInput, useTranslate } from 'react-admin'
import { parseMoney, toDecimal } from '#base'
import { useShop } from './use-shop.ts'

type MoneyFieldProps = Omit<TextFieldProps, 'value' | 'onChange'> & {
  /** In the minor unit; null for none. */
  value: number | null
  onChange(minor: number | null): void
  currency: string
}

/** An amount as it is typed, kept in the minor unit; a comma counts as the decimal point. */
export function MoneyField({ value, onChange, currency, ...props }: MoneyFieldProps) {
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (value === null ? '' : toDecimal(value, currency))
  const isWrong = typed !== undefined && typed !== '' && readAmount(typed, currency) === undefined
  return (
    <TextField
      {...props}
      error={props.error || isWrong}
      value={shown}
      onChange={event => {
        const text = event.target.value
        setTyped(text)
        const minor = text.trim() === '' ? null : readAmount(text, currency)
        if (minor !== undefined) onChange(minor)
      }}
      onBlur={event => {
        if (!isWrong) setTyped(undefined)
        props.onBlur?.(event)
      }}
    />
  )
}

function readAmount(text: string, currency: string): number | undefined {
  const plain = /,\d{1,2}$/.test(text.trim()) ? text.replaceAll('.', '').replace(',', '.') : text
  const minor = parseMoney(plain, currency)
  return minor !== undefined && minor >= 0 ? minor : undefined
}

/** The same as a field of a form. */
export function MoneyInput({ source, label }: { source: string; label: string }) {
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source, defaultValue: null })
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
      helperText={problem ? translate(problem, { _: problem }) : ' '}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: {
          endAdornment: <InputAdornment position="end">{shop.currency}</InputAdornment>,
        },
      }}
    />
  )
}
