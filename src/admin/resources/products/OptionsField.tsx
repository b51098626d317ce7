import Delete from '@mui/icons-material/DeleteOutlined'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useInput, useTranslate } from 'react-admin'
import { toSlug } from '#base'
import type { ProductOption } from '#shop/schema'
import { SwatchesField } from './SwatchesField.tsx'

/** Options with values: chosen by the buyer or informative. */
export function OptionsField() {
  const translate = useTranslate()
  const { field } = useInput({ source: 'options', defaultValue: [] })
  const options: ProductOption[] = field.value ?? []
  const set = (index: number, change: Partial<ProductOption>) =>
    field.onChange(options.map((one, at) => (at === index ? { ...one, ...change } : one)))
  const add = () => {
    const key = freeKey(options, `option-${options.length + 1}`)
    field.onChange([...options, { key, name: '', values: [], visible: true, variation: true }])
  }
  return (
    <Box className="whole" sx={{ display: 'grid', gap: 1.5 }}>
      {options.map((option, index) => (
        <Box
          // By index: the option's own key changes when its name is edited
          key={index}
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { xs: '1fr auto', sm: '160px 1fr auto auto' },
            alignItems: 'center',
          }}
        >
          <TextField
            label={translate('resources.products.optionName')}
            value={option.name}
            onChange={event => set(index, { name: event.target.value })}
            // The permanent key is derived from the first name.
            onBlur={() => {
              if (!option.key.startsWith('option-') || option.values.length > 0) return
              set(index, { key: freeKey(options, toSlug(option.name) || option.key) })
            }}
          />
          <OptionValues values={option.values} onChange={values => set(index, { values })} />
          <FormControlLabel
            control={
              <Switch
                size="small"
                checked={option.variation}
                onChange={event => set(index, { variation: event.target.checked })}
              />
            }
            label={translate('resources.products.optionVariation')}
          />
          <IconButton
            aria-label={translate('resources.products.removeOption', { name: option.name })}
            onClick={() => field.onChange(options.filter((_, at) => at !== index))}
          >
            <Delete />
          </IconButton>
          {option.variation && option.values.length > 0 && (
            <SwatchesField option={option} onChange={swatches => set(index, { swatches })} />
          )}
        </Box>
      ))}
      <Button sx={{ justifySelf: 'start' }} onClick={add}>
        {translate('resources.products.addOption')}
      </Button>
    </Box>
  )
}

interface OptionValuesProps {
  values: string[]
  onChange(values: string[]): void
}

/** Values are added by Enter, comma, or leaving the field. */
function OptionValues({ values, onChange }: OptionValuesProps) {
  const translate = useTranslate()
  // Local state, so that text typed after a comma starts the next value.
  const [typed, setTyped] = useState('')
  return (
    <Autocomplete
      multiple
      freeSolo
      options={[]}
      value={values}
      inputValue={typed}
      autoSelect
      clearOnBlur
      onChange={(_event, entered) => onChange(toValues(entered))}
      onInputChange={(_event, text, reason) => {
        // A changed value resets the text, which may be the start of the next value already.
        if (reason === 'reset') return
        const at = reason === 'input' ? text.lastIndexOf(',') : -1
        setTyped(at < 0 ? text : text.slice(at + 1).trimStart())
        if (at >= 0) onChange(toValues([...values, text.slice(0, at)]))
      }}
      renderInput={params => (
        <TextField
          {...params}
          label={translate('resources.products.optionValues')}
          placeholder={translate('resources.products.optionValuesHint')}
        />
      )}
    />
  )
}

/** Splits at commas and removes duplicates. */
function toValues(entered: readonly string[]): string[] {
  const values = entered.flatMap(one => one.split(',')).map(one => one.trim())
  return [...new Set(values.filter(Boolean))]
}

function freeKey(options: readonly ProductOption[], wanted: string): string {
  for (let n = 1; ; n++) {
    const key = n === 1 ? wanted : `${wanted}-${n}`
    if (!options.some(option => option.key === key)) return key
  }
}
