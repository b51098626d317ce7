import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { type CustomField, fieldsOfOrder, type OrderFormConfig } from '#shop/schema'
import { type FieldProps, OrderTextField } from './AddressFields.tsx'

/** The gift note and the owner's own checkout fields. */
export function EnteredFields({ config, ...props }: FieldProps & { config: OrderFormConfig }) {
  const { fields } = props.state.form
  const needsShipping = props.state.preview?.needsShipping ?? true
  return (
    <>
      {fieldsOfOrder(config.customFields, needsShipping).map(field => (
        <CustomInput key={field.name} {...props} field={field} />
      ))}
      {(config.offersGiftNote || fields.gift) && (
        <CheckInput {...props} name="gift" label={props.texts.t('label.gift')} />
      )}
      {fields.gift && (
        <OrderTextField
          {...props}
          name="gift_message"
          label={props.texts.t('label.gift_message')}
          isLong
        />
      )}
    </>
  )
}

function CustomInput({ field, ...props }: FieldProps & { field: CustomField }) {
  const { name, kind, label, options } = field
  if (kind === 'checkbox') return <CheckInput {...props} name={name} label={label} />
  const choices = options.map(option => [option, option] as const)
  return (
    <OrderTextField
      {...props}
      name={name}
      label={label}
      isLong={kind === 'textarea'}
      type={kind === 'date' || kind === 'number' ? kind : 'text'}
      choices={kind === 'select' ? [['', '–'], ...choices] : undefined}
    />
  )
}

function CheckInput({
  state,
  name,
  label,
}: FieldProps & { name: CustomField['name'] | 'gift'; label: string }) {
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={Boolean(state.form.fields[name])}
          onChange={event => state.setField(name, event.target.checked ? '1' : '')}
        />
      }
      label={label}
    />
  )
}
