import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useTranslate } from 'react-admin'
import type { ProductOption, VariantEdit } from '#shop/schema'
import { variantKey } from './change-variants.ts'
import { variationsOf } from './combine-options.ts'

/** More values would fill the screen; their rows can be selected one by one. */
const MAX_CHIPS = 40

interface SelectByValueProps {
  options: readonly ProductOption[]
  variants: readonly VariantEdit[]
  selected: ReadonlySet<string>
  onSelect(keys: ReadonlySet<string>): void
}

/** Toggles that select all variants with a value. */
export function SelectByValue({ options, variants, selected, onSelect }: SelectByValueProps) {
  const translate = useTranslate()
  const values = variationsOf(options).flatMap(({ key, values }) =>
    values.map(value => ({ key, value })),
  )
  if (values.length > MAX_CHIPS) return null
  const label = translate('resources.products.selectByValue')
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}
    >
      <span>{label}</span>
      {values.map(({ key, value }) => {
        const keys = variants.filter(({ options }) => options[key] === value).map(variantKey)
        const isOn = keys.length > 0 && keys.every(one => selected.has(one))
        return (
          <Chip
            key={`${key} ${value}`}
            label={value}
            size="small"
            variant={isOn ? 'filled' : 'outlined'}
            color={isOn ? 'primary' : 'default'}
            aria-pressed={isOn}
            onClick={() => {
              const others = [...selected].filter(one => !keys.includes(one))
              onSelect(new Set(isOn ? others : [...selected, ...keys]))
            }}
          />
        )
      })}
    </Box>
  )
}
