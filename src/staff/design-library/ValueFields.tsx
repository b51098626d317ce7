import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import {
  isVariants,
  NUMBER_UNITS,
  type NumberUnit,
  toVariants,
  type VariableOf,
  type VariableValue,
} from '#module-contract'
import { MediaPicker } from '../media/MediaPicker.tsx'
import { useStaffTexts } from '../texts.tsx'
import { ColorInput } from './ColorInput.tsx'
import { LinkFields } from './LinkFields.tsx'

interface Fields<Value extends VariableValue> {
  value: Value
  onChange(next: Value): void
}

/** Fields for a variable's value by kind. */
export function ValueFields({ value, onChange }: Fields<VariableValue>) {
  const t = useStaffTexts()
  switch (value.kind) {
    case 'colour':
      return <ColorFields value={value} onChange={onChange} />
    case 'number':
      return <NumberFields value={value} onChange={onChange} />
    case 'link':
      return <LinkFields value={value} onChange={onChange} />
    case 'text':
      return (
        <TextField
          label={t('design.text')}
          multiline
          fullWidth
          value={value.text}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
          onChange={event => onChange({ ...value, text: event.target.value })}
        />
      )
    default:
      return (
        <>
          <MediaPicker
            label={t('design.image')}
            value={value.image.media || null}
            onChange={media =>
              onChange({ ...value, image: { ...value.image, media: media ?? '' } })
            }
          />
          <TextField
            label={t('design.alt')}
            fullWidth
            value={value.image.alt ?? ''}
            slotProps={{ htmlInput: { maxLength: 500 } }}
            onChange={event => {
              const { alt: _, ...image } = value.image
              const alt = event.target.value
              onChange({ ...value, image: alt ? { ...image, alt } : image })
            }}
          />
        </>
      )
  }
}

function ColorFields({ value, onChange }: Fields<VariableOf<'colour'>>) {
  const t = useStaffTexts()
  return (
    <>
      <ColorInput
        label={t('design.light')}
        value={value.light}
        onChange={light => onChange({ ...value, light })}
      />
      <FormControlLabel
        control={<Checkbox checked={value.dark !== undefined} />}
        label={t('design.hasDark')}
        onChange={(_, isApart) => {
          const { dark: _dark, ...rest } = value
          onChange(isApart ? { ...rest, dark: value.light } : rest)
        }}
      />
      {value.dark !== undefined && (
        <ColorInput
          label={t('design.dark')}
          value={value.dark}
          onChange={dark => onChange({ ...value, dark })}
        />
      )}
    </>
  )
}

const NARROWER = ['tablet', 'phone'] as const

function NumberFields({ value, onChange }: Fields<VariableOf<'number'>>) {
  const t = useStaffTexts()
  const amounts = toVariants(value.value)
  const isApart = isVariants(value.value)
  const amountOn = (screen: 'desktop' | 'tablet' | 'phone', label: string) => (
    <TextField
      key={screen}
      type="number"
      fullWidth
      label={label}
      // An empty value inherits from the wider screen.
      defaultValue={amounts[screen] ?? ''}
      slotProps={{ htmlInput: { step: 'any' } }}
      onChange={event => {
        const { [screen]: _, ...rest } = amounts
        const text = event.target.value
        const typed = text === '' ? rest : { ...rest, [screen]: Number(text) }
        const next = { desktop: 0, ...typed }
        onChange({ ...value, value: isApart ? next : next.desktop })
      }}
    />
  )
  return (
    <>
      {amountOn('desktop', t('design.amount'))}
      <TextField
        select
        fullWidth
        label={t('design.unit')}
        value={value.unit}
        onChange={event => onChange({ ...value, unit: event.target.value as NumberUnit })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        {NUMBER_UNITS.map(unit => (
          <MenuItem key={unit} value={unit}>
            {unit || t('design.noUnit')}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={<Checkbox checked={isApart} />}
        label={t('design.hasScreens')}
        onChange={(_, apart) =>
          onChange({
            ...value,
            value: apart ? { desktop: amounts.desktop, tablet: amounts.desktop } : amounts.desktop,
          })
        }
      />
      {isApart && NARROWER.map(screen => amountOn(screen, t(`design.${screen}`)))}
    </>
  )
}
