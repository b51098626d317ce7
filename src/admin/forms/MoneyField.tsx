import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useState } from 'react'
import { useLocale } from 'react-admin'
import { readAmount, showAmount } from './amounts.ts'

type MoneyFieldProps = Omit<TextFieldProps, 'value' | 'onChange'> & {
  /** Minor units; null for none. */
  value: number | null
  onChange(minor: number | null): void
  currency: string
}

/** Input for an amount in the user's number format; the value is in minor units. */
export function MoneyField({ value, onChange, currency, ...props }: MoneyFieldProps) {
  const locale = useLocale()
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (value === null ? '' : showAmount(value, currency, locale))
  const read = (text: string) => {
    const minor = readAmount(text, currency, locale)
    return minor !== undefined && minor >= 0 ? minor : undefined
  }
  const isWrong = typed !== undefined && typed !== '' && read(typed) === undefined
  return (
    <TextField
      {...props}
      error={props.error || isWrong}
      value={shown}
      onChange={event => {
        const text = event.target.value
        setTyped(text)
        const minor = text.trim() === '' ? null : read(text)
        if (minor !== undefined) onChange(minor)
      }}
      onBlur={event => {
        if (!isWrong) setTyped(undefined)
        props.onBlur?.(event)
      }}
    />
  )
}
