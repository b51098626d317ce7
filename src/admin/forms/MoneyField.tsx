import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useState } from 'react'
import { parseMoney, toDecimal } from '#base'

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
