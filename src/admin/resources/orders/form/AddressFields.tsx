import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import {
  ADDRESS_FIELDS,
  type AddressField,
  CHECKOUT_LENGTHS,
  CUSTOM_FIELD_LENGTHS,
  isCustomFieldName,
  isRequired,
  type OrderFormConfig,
  type OrderInput,
  STATES,
} from '#shop/schema'
import type { ProblemTexts } from './problem-texts.ts'
import type { OrderFormState } from './use-order-form.ts'

type FieldName = keyof OrderInput['fields']

export interface FieldProps {
  state: OrderFormState
  texts: ProblemTexts
  /** Message next to a field; undefined if it is right. */
  problemOf(name: FieldName): string | undefined
}

/** Fields of an address, as the country needs them. */
export function AddressFields(
  props: FieldProps & { kind: 'billing' | 'shipping'; config: OrderFormConfig },
) {
  const { kind, config, ...rest } = props
  const country = props.state.form.fields[`${kind}_country`]
  const states = Object.entries(STATES[country] ?? {})
  const choicesOf = (part: AddressField) => {
    if (part === 'country') return config.countries.map(one => [one.code, one.name] as const)
    return part === 'state' && states.length > 0 ? states : undefined
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
        gap: 1.5,
      }}
    >
      {ADDRESS_FIELDS.map(part => (
        <OrderTextField
          key={part}
          {...rest}
          name={`${kind}_${part}`}
          label={props.texts.t(`label.${part}`, { country })}
          isNeeded={isRequired(part, country)}
          choices={choicesOf(part)}
        />
      ))}
    </Box>
  )
}

const maxLengthOf = (name: FieldName) =>
  isCustomFieldName(name) ? CUSTOM_FIELD_LENGTHS.textarea : CHECKOUT_LENGTHS[name]

/** A text field of the order, or a list of choices. */
export function OrderTextField(
  props: FieldProps & {
    name: FieldName
    label: string
    isNeeded?: boolean
    isLong?: boolean
    type?: 'text' | 'date' | 'number'
    choices?: readonly (readonly [value: string, name: string])[] | undefined
  },
) {
  const { state, problemOf, name, label, isNeeded = false, isLong = false, choices, type } = props
  const value = state.form.fields[name] ?? ''
  const problem = problemOf(name)
  const isKnown = choices?.some(([one]) => one === value) ?? true
  return (
    <TextField
      size="small"
      label={label}
      value={value}
      required={isNeeded}
      error={problem !== undefined}
      helperText={problem}
      type={type}
      multiline={isLong}
      minRows={isLong ? 2 : undefined}
      select={choices !== undefined}
      onChange={event => state.setField(name, event.target.value)}
      slotProps={{
        ...(type === 'date' && { inputLabel: { shrink: true } }),
        htmlInput: { maxLength: maxLengthOf(name), autoComplete: 'off' },
      }}
    >
      {!isKnown && <MenuItem value={value}>{value || '–'}</MenuItem>}
      {choices?.map(([code, text]) => (
        <MenuItem key={code} value={code}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  )
}
