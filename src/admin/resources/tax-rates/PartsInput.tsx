import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useInput, useTranslate } from 'react-admin'

interface PartsInputProps {
  source: string
  helperText: string
}

/** Input of several short texts. Enter, a semicolon, a pasted list and leaving the field add them. */
export function PartsInput({ source, helperText }: PartsInputProps) {
  const translate = useTranslate()
  const { field, fieldState, id } = useInput({ source, defaultValue: [] })
  const [typed, setTyped] = useState('')
  const parts: string[] = field.value ?? []
  const problem = fieldState.error?.message
  const set = (texts: readonly string[]) =>
    field.onChange([...new Set(texts.map(text => text.trim()).filter(Boolean))])
  function add(text: string) {
    if (text.trim()) set([...parts, ...split(text)])
    setTyped('')
  }
  return (
    <Autocomplete
      multiple
      freeSolo
      fullWidth
      id={id}
      options={[] as string[]}
      value={parts}
      inputValue={typed}
      onChange={(_event, next) => set(next.flatMap(split))}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input' && SEPARATOR.test(text)) add(text)
        else setTyped(text)
      }}
      onBlur={() => {
        add(typed)
        field.onBlur()
      }}
      renderInput={params => (
        <TextField
          {...params}
          label={translate(`resources.tax-rates.fields.${source}`)}
          error={Boolean(problem)}
          helperText={problem ? translate(problem, { _: problem }) : translate(helperText)}
        />
      )}
    />
  )
}

const SEPARATOR = /[;\n\t]/
const split = (text: string) => text.split(/[;\n\t]+/)
